import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../test/support/runCommand.ts";

let dist: string;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), "pin-"));
  const files = [
    "mount.js",
    "A-1.js",
    "A.more-1.js",
    "B-1.js",
    "react-1.js",
    "es-1.js",
    "es-A-1.js",
  ];
  write("integrity", { files: Object.fromEntries(files.map((file) => [file, `sha384-${file}`])) });
  write("script-inventory", {
    widgets: {
      A: {
        files: ["A-1.js", "react-1.js"],
        allFiles: ["A-1.js", "react-1.js", "A.more-1.js", "es-1.js", "es-A-1.js"],
      },
      B: { files: ["B-1.js", "react-1.js"], allFiles: ["B-1.js", "react-1.js"] },
    },
  });
});
afterAll(() => rmSync(dist, { recursive: true }));

function write(name: string, content: object): void {
  writeFileSync(join(dist, `${name}.json`), JSON.stringify(content));
}

const pin = (...args: string[]) => runCommand("pin", "--dist", dist, ...args);
const cdn = "https://cdn.example.com/widgets/1.1.0";

test("prints one import map with a hash for every file of all named widgets, and before it nothing that loads", async () => {
  const { code, out } = await pin("--cdn", cdn, "A", "B");
  expect(code).toBe(0);
  const [, map = ""] = /^<script type="importmap">\n(.*?)\n<\/script>/s.exec(out) ?? [];
  const { imports, integrity } = JSON.parse(map);
  const files = [
    "mount.js",
    "A-1.js",
    "react-1.js",
    "A.more-1.js",
    "es-1.js",
    "es-A-1.js",
    "B-1.js",
  ];
  expect(integrity).toEqual(
    Object.fromEntries(files.map((file) => [`${cdn}/${file}`, `sha384-${file}`])),
  );
  expect(imports).toEqual({
    "https://": "about:blocked/",
    "/": "/",
    [`${cdn}/`]: "about:blocked/",
    ...Object.fromEntries(files.map((file) => [`${cdn}/${file}`, `${cdn}/${file}`])),
  });
  expect(out.match(/modulepreload/g)).toHaveLength(3);
  expect(out.split("\n").at(-1)).toBe(
    `<script type="module" async src="${cdn}/mount.js" integrity="sha384-mount.js" crossorigin></script>`,
  );
});

const preloaded = (out: string) =>
  [...out.matchAll(/<link rel="modulepreload" href="[^"]*\/([^"/]+)"/g)].map(([, file]) => file);

test.each([
  ["es", ["A-1.js", "react-1.js", "es-1.js", "es-A-1.js"]],
  ["es-MX", ["A-1.js", "react-1.js", "es-1.js", "es-A-1.js"]],
  ["en", ["A-1.js", "react-1.js"]],
])(
  "--lang %s requests the list of the language and the widget's texts with the first files",
  async (lang, files) => {
    const { code, out } = await pin("--cdn", cdn, "--lang", lang, "A");
    expect({ code, files: preloaded(out) }).toEqual({ code: 0, files });
    expect(out).toContain(`"${cdn}/es-1.js": "sha384-es-1.js"`);
  },
);

test.each([
  ["no address", ["A"], /--cdn is the address/],
  ["a path", ["--cdn", "/widgets", "A"], /--cdn is the address/],
  ["no widget", ["--cdn", cdn], /pin takes the names of widgets: A, B/],
  ["a language without texts", ["--cdn", cdn, "--lang", "fr", "A"], /--lang does not take "fr"/],
  ["no language", ["--cdn", cdn, "--lang", "../x", "A"], /--lang is a language/],
  ["an unknown widget", ["--cdn", cdn, "C"], /pin does not take "C"/],
  ["a folder without a release", ["--cdn", cdn, "--dist", tmpdir(), "A"], /has no integrity\.json/],
])("%s is wrong use", async (_, args, message) => {
  const { code, out, err } = await pin(...args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(message);
});

test("a file without a hash stops the command", async () => {
  write("integrity", { files: { "mount.js": "sha384-m" } });
  await expect(pin("--cdn", cdn, "B")).rejects.toThrow("integrity.json has no hash of B-1.js");
});
