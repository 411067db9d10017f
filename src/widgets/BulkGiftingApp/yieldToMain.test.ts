import { describe, expect, it } from "vitest";
import { countTurns, stepOnRead } from "../../../test/support/turns.ts";
import { JsonText } from "../../shared/api/jsonText.ts";
import { cash } from "../../shared/money/cents.ts";
import { bps } from "../../shared/money/share.ts";
import { orderBody } from "./order/body.ts";
import { emptyDraft } from "./order/draft.ts";
import { createRecipientStore } from "./recipients/recipientStore.ts";
import { readList } from "./recipients/readList.ts";
import { createRecipientList } from "./recipients/recipientList.ts";
import { blankRecipient, type Person, type Row } from "./recipients/row.ts";

const count = 5_000;
const rules = { country: "US" as const, today: { year: 2026, month: 3, day: 14 } };
const people: readonly Person[] = Array.from({ length: count }, (_, index) => ({
  ...blankRecipient,
  firstName: "Ada",
  email: `ada${index}@example.com`,
  phone: "512 555 0100",
}));

describe("work on thousands of recipients lets the page have its turn (fault K1)", () => {
  it("while a list is read: at most 20 recipients between two turns", async () => {
    const rows = people.map(({ firstName, email }) => `${firstName},${email}`);
    const turns = countTurns();
    const end = await readList({
      text: ["first_name,email", ...rows].join("\n"),
      most: 50_000,
      signal: new AbortController().signal,
      take: (found) => found.forEach(turns.step),
      advance: () => {},
    });
    expect(end).toMatchObject({ kind: "read", count });
    expect(turns.most()).toBe(20);
    expect(turns.count()).toBeGreaterThanOrEqual(count / 20);
  });

  it("while an order is written: at most 50 recipients between two turns", async () => {
    const turns = countTurns();
    const rows = people.map((person, index): Row =>
      stepOnRead({ ...person, id: index + 1, line: null }, "firstName", turns),
    );
    const { recipients } = await orderBody({
      draft: { ...emptyDraft, method: "addresses" },
      plan: {
        count,
        perPerson: cash(25_00),
        otherAmounts: 0,
        total: cash(count * 25_00),
        rate: bps(0),
        pay: cash(count * 25_00),
        saved: cash(0),
      },
      rows,
      source: "card",
      country: "US" as const,
    });
    expect(recipients).toBeInstanceOf(JsonText);
    expect(turns.most()).toBe(50);
    expect(turns.count()).toBe(count / 50);
  });

  it("while the list is kept for this tab: one part of 500 recipients between two turns", async () => {
    const turns = countTurns();
    const recipientList = createRecipientList(() => rules);
    recipientList.add(people.map((person) => ({ person, line: null })));
    const { rows } = recipientList.store.getState();
    rows.forEach((row, index) => Reflect.set(rows, index, stepOnRead(row, "firstName", turns)));
    const recipientStore = createRecipientStore(recipientList);
    recipientStore.write();
    await expect.poll(recipientStore.hasKept).toBe(true);
    expect(turns.most()).toBe(500);
    expect(turns.count()).toBeGreaterThanOrEqual(count / 500 - 1);
  });

  it("while they are looked at again for another country: one recipient between two turns", async () => {
    let country: "US" | "NZ" = "US";
    let turns = countTurns();
    const recipientList = createRecipientList(() => {
      turns.step();
      return { ...rules, country };
    });
    recipientList.add(people.slice(0, 100).map((person) => ({ person, line: null })));
    recipientList.publish();
    turns = countTurns();
    country = "NZ";
    await recipientList.recheck();
    // Each recipient reads the rules once. The first turn also reads them for the whole list.
    expect(turns.most()).toBeLessThanOrEqual(2);
    expect(turns.count()).toBe(100);
  });
});
