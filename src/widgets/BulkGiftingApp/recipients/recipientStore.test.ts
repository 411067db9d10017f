import { afterEach, expect, it } from "vitest";
import { createRecipientList } from "./recipientList.ts";
import { createRecipientStore } from "./recipientStore.ts";
import { blankRecipient, fields } from "./row.ts";

afterEach(() => sessionStorage.clear());

const rules = { country: "US" as const, today: { year: 2026, month: 3, day: 14 } };
const cells = fields.map((field) => `the ${field}`);

async function readBack(rows: unknown) {
  sessionStorage.setItem("bulkGifting:rows", '{"parts":1}');
  sessionStorage.setItem("bulkGifting:rows:0", JSON.stringify(rows));
  const recipientList = createRecipientList(() => rules);
  await createRecipientStore(recipientList).read();
  return recipientList.store.getState().rows;
}

it("reads rows that it has stored, with their lines and without", async () => {
  expect(
    await readBack([
      [7, ...cells],
      [null, ...cells],
    ]),
  ).toMatchObject([
    { line: 7, firstName: "the firstName", deliverOn: "the deliverOn" },
    { line: null, amount: "the amount" },
  ]);
});

it.each([
  ["a cell is missing", [7, ...cells.slice(1)]],
  ["there is one more cell", [7, ...cells, "more"]],
  ["a cell is no text", [7, ...cells.slice(1), 1]],
  ["the line is a text", ["7", ...cells]],
  ["the row is an object", { ...blankRecipient }],
])("reads nothing if %s", async (_, row) => {
  expect(await readBack([row])).toEqual([]);
});
