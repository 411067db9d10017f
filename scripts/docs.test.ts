import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generatedDocs } from "./docs.ts";
import { optionRows } from "./docs/optionRows.ts";

const pages = await generatedDocs();

test.each([...pages.keys()])("%s is what `npm run docs` writes", (file) => {
  expect(existsSync(file) ? readFileSync(file, "utf8") : `missing: run \`npm run docs\``).toBe(
    pages.get(file),
  );
});

test("every option has its sentence", () => {
  for (const [file, page] of pages)
    for (const row of page.matchAll(/^\| `\w+` \| `data-.*\|$/gm))
      expect(row[0], `${file}: an option without words`).not.toMatch(/\| {2}\|$/);
});

test("an option is described by its schema and by the sentence above it", () => {
  const source =
    "export const options = defineOptions(z.object({\n  /** How many. */\n  count: z.int(),\n  quiet: z.boolean(),\n}))";
  const schema = {
    properties: {
      count: { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 3 },
      quiet: { type: "boolean" },
    },
  };
  expect(optionRows(schema, source)).toEqual([
    {
      name: "count",
      attribute: "data-count",
      type: "integer",
      initial: "3",
      range: "from 1",
      words: "How many.",
    },
    { name: "quiet", attribute: "data-quiet", type: "boolean", initial: "", range: "", words: "" },
  ]);
});
