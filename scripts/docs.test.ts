import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { widgetEntries } from "../build/widgetEntries.ts";
import { isBuildOutput } from "./docs/generatedPages.ts";
import { generatedDocs } from "./docs.ts";
import { filesBelow } from "./files.ts";
import { sentences } from "../build/sentences.ts";
import { optionRows } from "./docs/optionRows.ts";

const pages = await generatedDocs();

test.each([...pages.keys()].filter((file) => !isBuildOutput(file)))(
  "%s is what `npm run docs` writes",
  (file) => {
    expect(existsSync(file) ? readFileSync(file, "utf8") : `missing: run \`npm run docs\``).toBe(
      pages.get(file),
    );
  },
);

test("each widget has a page of its options and one of its calls, and neither is committed", () => {
  const output = [...pages.keys()].filter(isBuildOutput);
  for (const widget of Object.keys(widgetEntries())) {
    expect(output).toContain(`docs/widgets/${widget}.md`);
    expect(output).toContain(`docs/api/${widget}.md`);
  }
  expect(output).toContain("docs/texts-keys.md");
  expect(["docs/api/README.md", "docs/api/openapi.yaml", "docs/texts.md"].some(isBuildOutput)).toBe(
    false,
  );
});

test("an engine has a transcript of its own only where it differs from Chromium's", () => {
  const own = filesBelow(["docs/transcripts"], /\.firefox\.md$/);
  expect(own.length).toBeGreaterThan(0);
  const repeated = own.filter(
    (file) => readFileSync(file, "utf8") === readFileSync(file.replace(".firefox", ""), "utf8"),
  );
  expect(repeated).toEqual([]);
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
  expect(optionRows({ schema, readOnce: ["count"] }, sentences(source))).toEqual([
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
