import { expect, test } from "vitest";
import { tableSource } from "../src/shared/mount/table.ts";
import { filesOf, importsIn, isFileOf, tableOf, withImports } from "./fileTable.ts";
import { purposeOf } from "./manifests.ts";

const chunk = (fileName: string, ...imports: string[]) => ({
  type: "chunk" as const,
  fileName,
  imports,
});

const chunks = [
  chunk("mount.js"),
  chunk("diagnostics-aaaaaaa1.js"),
  chunk("react-aaaaaaa2.js"),
  chunk("core-aaaaaaa3.js", "react-aaaaaaa2.js"),
  chunk("Map-aaaaaaa4.js", "core-aaaaaaa3.js"),
  chunk("MapV6-aaaaaaa5.js", "react-aaaaaaa2.js"),
];

test("the table lists each widget's hash and what it imports, directly or not", () => {
  expect(tableOf(chunks, ["Map", "MapV6"])).toEqual({
    widgets: { Map: "aaaaaaa401", MapV6: "aaaaaaa51" },
    diagnostics: "aaaaaaa1",
    shared: ["core-aaaaaaa3", "react-aaaaaaa2"],
  });
});

test("files are followed through their imports, each once and also in a circle", () => {
  const imports = new Map([
    ["a.js", ["b.js", "c.js"]],
    ["b.js", ["c.js", "a.js"]],
    ["c.js", ["elsewhere.js"]],
  ]);
  expect(withImports(["b.js"], imports)).toEqual(["b.js", "c.js", "a.js", "elsewhere.js"]);
});

test("a widget that is registered and not built fails the build", () => {
  expect(() => tableOf(chunks, ["Map", "AmexApp"])).toThrow("AmexApp is registered but not built");
});

test("a widget's file is told from that of a longer name and from its parts", () => {
  expect(filesOf("Map", importsIn(chunks))[0]).toBe("Map-aaaaaaa4.js");
  expect(isFileOf("Map", "MapV6-aaaaaaa5.js")).toBe(false);
  expect(isFileOf("Map", "Map.common-aaaaaaa5.js")).toBe(false);
});

test.each(["Mapp", "map", "", "constructor", "__proto__", "toString", "diagnostics", "shared"])(
  "the loader knows no widget %j",
  (name) => {
    const source = tableSource(tableOf(chunks, ["Map", "MapV6"]), "https://cdn.example/mount.js");
    expect(source.has(name)).toBe(false);
    expect(source.has("Map")).toBe(true);
  },
);

test("the inventory says what each file is for, and refuses a name that says nothing", () => {
  expect(purposeOf("mount.js", ["Map"])).toMatch(/^loader/);
  expect(purposeOf("Map-aaaaaaa4.js", ["Map"])).toBe("widget Map");
  expect(purposeOf("Map.Finder-aaaaaaa4.js", ["Map"])).toBe(
    "part Finder of widget Map; loaded on demand",
  );
  expect(() => purposeOf("vendor-aaaaaaa4.js", ["Map"])).toThrow("does not say what vendor");
});
