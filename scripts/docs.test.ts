import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generatedDocs } from "./docs.ts";
import { optionRows } from "./docs/optionRows.ts";

const pages = await generatedDocs();

test.each([...pages.keys()])("%s is what `npm run docs` writes", (file) => {
  expect(existsSync(file) ? readFileSync(file, "utf8") : `missing: run \`npm run docs\``).toBe(
    pages.get(file),
  );
});

test("the page of every widget that follows a session lists the events of the session", () => {
  const names = readdirSync("src/widgets", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => {
      const store = `src/widgets/${name}/store.ts`;
      return existsSync(store) && readFileSync(store, "utf8").includes("emitSessionEvents(");
    });
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const page = pages.get(`docs/widgets/${name}.md`);
    expect(page, name).toMatch(/^\| `widget:signed-in` \| \w.*\|$/m);
    expect(page, name).toMatch(/^\| `widget:signed-out` \| \w.*\|$/m);
  }
});

test("no row of an event is empty", () => {
  for (const [file, page] of pages)
    expect(page, file).not.toMatch(/^\| `widget:[\w-]+` \|\s*\||`(outcome|reason)` is none/m);
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
  expect(optionRows({ schema, readOnce: ["count"] }, source)).toEqual([
    {
      name: "count",
      attribute: "data-count",
      type: "integer",
      initial: "3",
      range: "from 1",
      change: "read once",
      words: "How many.",
    },
    {
      name: "quiet",
      attribute: "data-quiet",
      type: "boolean",
      initial: "",
      range: "",
      change: "live",
      words: "",
    },
  ]);
});
