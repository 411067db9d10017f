import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../../test/support/runCommand.ts";
import { templateExtensions } from "../templates/languages.ts";
import { ruleIds, rules } from "../templates/rules.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dining-lint-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const misspelled = '<div id="a" data-widget="Chekout">…</div>\n';

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test("a pattern finds templates and leaves other files out", async () => {
  const { code, out } = await runCommand("lint", "test/templates/*.{twig,hbs,txt}");
  expect(code).toBe(1);
  expect(out).toContain("test/templates/offer.html.twig:3:21 error unknown-widget: ");
  expect(out).toContain("2 files: 4 errors, 2 warnings; --fix mends 3");
});

test("a folder name selects all templates in the folder", async () => {
  write("a.html", misspelled);
  write("notes.txt", misspelled);
  expect((await runCommand("lint", folder)).out).toContain("1 file: 1 error, 0 warnings");
});

test("templates without mistakes end with 0", async () => {
  expect(await runCommand("lint", "test/templates/fine.html")).toEqual({
    code: 0,
    out: "1 file: 0 errors, 0 warnings",
    err: "",
  });
});

test("--fix writes the names into the file and reports what is left", async () => {
  const file = write("a.html", misspelled);
  const { code, out } = await runCommand("lint", "--fix", file);
  expect(readFileSync(file, "utf8")).toBe(misspelled.replace("Chekout", "Checkout"));
  expect({ code, out }).toEqual({ code: 0, out: "1 file: 0 errors, 0 warnings" });
});

test("--fix keeps the bytes of a file in another encoding", async () => {
  const file = write("a.php", Buffer.from(misspelled.replace("…", "Größe"), "latin1"));
  await runCommand("lint", "--fix", file);
  const expected = misspelled.replace("…", "Größe").replace("Chekout", "Checkout");
  expect(readFileSync(file).equals(Buffer.from(expected, "latin1"))).toBe(true);
});

test.each([
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${misspelled}`)],
  ["UTF-16 with a byte order mark", Buffer.from(`\uFEFF${misspelled}`, "utf16le")],
])("a file in %s is read, counted without the mark, and fixed with it", async (_, bytes) => {
  const file = write("a.html", bytes);
  expect((await runCommand("lint", file)).out).toContain(":1:26 error unknown-widget");
  await runCommand("lint", "--fix", file);
  const encoding = bytes[0] === 0xff ? "utf16le" : "utf8";
  expect(readFileSync(file).toString(encoding)).toBe(
    `\uFEFF${misspelled.replace("Chekout", "Checkout")}`,
  );
});

test("a whole page behind a byte order mark is known as one", async () => {
  const page = '<!doctype html><html><body><div id="a" data-widget="Map">…</div></body></html>';
  const file = write("a.html", `\uFEFF${page}`);
  expect((await runCommand("lint", file)).out).toContain("missing-script");
});

test("--fix keeps carriage returns", async () => {
  const file = write("a.html", misspelled.replaceAll(/[ \n]/g, "\r\n"));
  await runCommand("lint", "--fix", file);
  const expected = misspelled.replaceAll(/[ \n]/g, "\r\n").replace("Chekout", "Checkout");
  expect(readFileSync(file, "utf8")).toBe(expected);
});

test("elements nested a thousand deep are read, and ten thousand deep are an unreadable file", async () => {
  const deep = (count: number) => write("a.html", `${"<span>".repeat(count)}${misspelled}`);
  expect((await runCommand("lint", deep(1_000))).out).toContain("error unknown-widget");
  const { code, out } = await runCommand("lint", deep(10_000));
  expect(code).toBe(1);
  expect(out).toContain("error unreadable-file: elements are nested more than 2000 deep");
});

test("JSX nested too deep for its parser is an unreadable file", async () => {
  const deep = `${"[".repeat(100_000)}widget`;
  const { code, out } = await runCommand("lint", write("a.jsx", deep));
  expect(code).toBe(1);
  expect(out).toContain("unreadable-file");
});

test.skipIf(process.platform !== "linux")(
  "a file that cannot be read is a finding, and the others are read",
  async () => {
    // The kernel refuses to read the first byte of a process's memory.
    const { code, out } = await runCommand("lint", "/proc/self/mem", write("a.html", misspelled));
    expect(code).toBe(1);
    expect(out).toContain("/proc/self/mem:1:1 error unreadable-file: EIO");
    expect(out).toContain("2 files: 2 errors");
  },
);

test("scripts are read in folders too, unless they are built, minified or cannot be parsed", async () => {
  const script = 'export const A = () => <div id="a" data-widget="Chekout">…</div>;';
  write("a.js", script);
  write("a.min.js", script);
  write("b.js", `${script}${" ".repeat(5000)}`);
  write("c.ts", `${script} {{{`);
  expect((await runCommand("lint", folder)).out).toMatch(/a\.js:1:48 error .*\n2 files: 1 error/);
  expect((await runCommand("lint", `${folder}/c.ts`)).out).toContain("unreadable-file");
});

test("a template is checked with what other files give it", async () => {
  write("_widget.html.erb", '<div data-widget="<%= name %>" class="x">…</div>');
  write("page.html.erb", '<%= render "widget", name: "Chekout" %>');
  const { out } = await runCommand("lint", folder);
  expect(out).toMatch(/page\.html\.erb:1:29 error unknown-widget: .*"Checkout"/);
  expect(out).toContain("2 files: 1 error");
});

test("--language reads all files of a pattern, whatever their extension", async () => {
  write("a.tpl", misspelled);
  const { out } = await runCommand("lint", "--language", "twig", `${folder}/*.tpl`);
  expect(out).toContain("1 file: 1 error");
});

test("a layout that links heights.css keeps the places of all files free", async () => {
  const layout = '<link rel="stylesheet" href="https://cdn.example.com/widgets/heights.css">';
  write("layout.html", layout);
  write("page.html.erb", '<div data-widget="Checkout">…</div>');
  expect((await runCommand("lint", folder)).out).toBe("2 files: 0 errors, 0 warnings");
});

test("--off leaves rules out, and --max-warnings makes warnings fail", async () => {
  const file = write("a.html", '<div data-widget="Checkout"></div>');
  expect((await runCommand("lint", file)).code).toBe(0);
  expect((await runCommand("lint", "--max-warnings", "1", file)).code).toBe(1);
  const fewer = await runCommand("lint", "--off", "missing-height", "--max-warnings", "1", file);
  expect(fewer.code).toBe(0);
});

test("--css reads style sheets that keep the place of a widget free", async () => {
  const file = write("a.html", '<div data-widget="Checkout">…</div><div data-widget="Map">…</div>');
  const css = write("a.css", '[data-widget="Checkout"] { min-height: 900px }');
  expect((await runCommand("lint", file)).out).toContain("0 errors, 2 warnings");
  const { out } = await runCommand("lint", "--css", css, file);
  expect(out).toMatch(/:1:36 warning missing-height: .*Map/);
  expect(out).toContain("0 errors, 1 warning");
});

test("--format json gives positions, rules and totals", async () => {
  const { out } = await runCommand("lint", "--format", "json", "test/templates/offer.hbs");
  expect(JSON.parse(out)).toMatchObject({
    findings: [
      {
        file: "test/templates/offer.hbs",
        line: 3,
        column: 95,
        end: { line: 3, column: 106 },
        rule: "unknown-option",
        severity: "error",
        fix: "data-theme",
      },
      { rule: "unknown-widget", fix: "MobileLink" },
      { rule: "missing-placeholder", severity: "warning" },
    ],
    errors: 2,
    warnings: 1,
    fixable: 2,
  });
});

test("--format sarif gives a log with rules, relative addresses and fixes", async () => {
  const { out } = await runCommand("lint", "--format", "sarif", "test/templates/offer.hbs");
  const log = JSON.parse(out);
  const [run] = log.runs;
  expect(log.version).toBe("2.1.0");
  for (const { ruleId, ruleIndex } of run.results)
    expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
  expect(run.results[1]).toMatchObject({
    ruleId: "unknown-widget",
    level: "error",
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "test/templates/offer.hbs" },
          region: { startLine: 5, startColumn: 21, endLine: 5, endColumn: 30 },
        },
      },
    ],
    fixes: [{ artifactChanges: [{ replacements: [{ insertedContent: { text: "MobileLink" } }] }] }],
  });
});

test("docs/kit.md lists every rule with its severity, and every extension", () => {
  const docs = readFileSync("docs/kit.md", "utf8");
  for (const id of ruleIds) expect(docs).toContain(`| \`${id}\` | ${rules[id].severity} |`);
  for (const extension of templateExtensions) expect(docs).toContain(`\`${extension}\``);
});

test.each([
  [["lint"], "lint needs files"],
  [["lint", "nowhere/*.erb"], "no template matches nowhere/*.erb"],
  [
    ["lint", "--format", "serif", "a.html"],
    '--format does not take "serif"; did you mean "sarif"?',
  ],
  [["lint", "--off", "missing-heigth", "a.html"], 'did you mean "missing-height"?'],
  [["lint", "--max-warnings", "few", "a.html"], "--max-warnings needs a whole number"],
  [
    ["lint", "--css", "nowhere/*.css", "test/templates/fine.html"],
    "no style sheet matches nowhere",
  ],
  [["lint", "test/templates/offer.html.haml"], "Haml, Slim and Pug are not read"],
  [["lint", "--stdin-filename", "a.erb", "b.erb"], "--stdin-filename takes neither"],
])("%j is wrong use", async (args, message) => {
  const { code, err } = await runCommand(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test("what a template or a file's name holds begins no line, in any format", async () => {
  const file = write(
    "::error::a\n::error::b.html",
    '<div id="a" data-widget="A\n::error::c\u001B[2J">…</div>',
  );
  for (const format of ["plain", "json", "sarif"]) {
    const { out } = await runCommand("lint", "--format", format, file);
    expect(out).toContain("error::c");
    expect(out).not.toMatch(/^\s*::/m);
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
  }
  const { err } = await runCommand("lint", "missing\n::error::d.html");
  expect(err).toContain("no template matches missing\\n::error::d.html");
});
