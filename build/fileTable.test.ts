import { expect, test } from "vitest";
import { tableSource } from "../src/shared/mount/table.ts";
import {
  allFilesOf,
  allImportsIn,
  filesOf,
  importsIn,
  isFileOf,
  tableOf,
  withImports,
} from "./fileTable.ts";
import { purposeOf } from "./manifests.ts";

const chunk = (fileName: string, ...imports: string[]) => ({
  type: "chunk" as const,
  fileName,
  imports,
});

const chunks = [
  chunk("mount.js"),
  chunk("diagnostics-aaaaaa1.js"),
  chunk("react-aaaaaa2.js"),
  chunk("core-aaaaaa3.js", "react-aaaaaa2.js"),
  chunk("Map-aaaaaa4.js", "core-aaaaaa3.js"),
  chunk("MapV6-aaaaaa5.js", "react-aaaaaa2.js"),
  chunk("client-aaaaaa6.js", "react-aaaaaa2.js"),
  chunk("recovery-aaaaaa8.js", "core-aaaaaa3.js"),
  chunk("es-Map-aaaaaa9.js"),
  chunk("es-aaaaaa7.js"),
];

test("the table lists the file that takes over snapshots, and each widget's hash, its imports, direct and indirect, the files of its first call, and the list of each language", () => {
  expect(tableOf(chunks, ["Map", "MapV6"], ["es"])).toEqual({
    names: "recovery core react client Map MapV6 diagnostics es",
    hashes: "aaaaaa8aaaaaa3aaaaaa2aaaaaa6aaaaaa4aaaaaa5aaaaaa1aaaaaa7",
    needs: "    123 23 ",
  });
});

test("a file that the loader would take for a language's list fails the build", () => {
  const named = [...chunks, chunk("Pin-aaaaaa0.js", "pin-aaaaaa0.js"), chunk("pin-aaaaaa0.js")];
  expect(() => tableOf(named, ["Pin"])).toThrow("take pin-aaaaaa0.js for a language's list");
});

test("files are followed through their imports, each once and also in a circle", () => {
  const imports = new Map([
    ["a.js", ["b.js", "c.js"]],
    ["b.js", ["c.js", "a.js"]],
    ["c.js", ["elsewhere.js"]],
  ]);
  expect(withImports(["b.js"], imports)).toEqual(["b.js", "c.js", "a.js", "elsewhere.js"]);
});

test("all files of a widget are those that it imports at once or on demand, its texts, and those of the loader", () => {
  const built = [
    ["diagnostics-aaaaaa1.js", ""],
    ["recovery-aaaaaa2.js", `import"./core-aaaaaa3.js"`],
    ["core-aaaaaa3.js", ""],
    ["Map-aaaaaa4.js", `import"./core-aaaaaa3.js";import(\`./Map.Finder-aaaaaa5.js\`)`],
    ["Map.Finder-aaaaaa5.js", `import("./chart-aaaaaa6.js")`],
    ["chart-aaaaaa6.js", ""],
    ["MapV6-aaaaaa7.js", ""],
    ["es-aaaaaa8.js", `import("./es-Map-aaaaaa9.js");import("./es-MapV6-aaaaaa0.js")`],
    ["es-Map-aaaaaa9.js", ""],
    ["es-MapV6-aaaaaa0.js", ""],
  ].map(([fileName = "", code = ""]) => ({ fileName, code }));
  expect(allFilesOf(["Map"], allImportsIn(built), ["es"])).toEqual([
    "Map-aaaaaa4.js",
    "core-aaaaaa3.js",
    "Map.Finder-aaaaaa5.js",
    "chart-aaaaaa6.js",
    "diagnostics-aaaaaa1.js",
    "recovery-aaaaaa2.js",
    "es-aaaaaa8.js",
    "es-Map-aaaaaa9.js",
  ]);
});

test("a widget that is registered and not built fails the build", () => {
  expect(() => tableOf(chunks, ["Map", "AmexApp"])).toThrow("AmexApp is registered but not built");
});

test("a widget's file is not confused with that of a longer name or with its parts", () => {
  expect(filesOf("Map", importsIn(chunks))[0]).toBe("Map-aaaaaa4.js");
  expect(isFileOf("Map", "MapV6-aaaaaa5.js")).toBe(false);
  expect(isFileOf("Map", "Map.common-aaaaaa5.js")).toBe(false);
});

test.each(["Mapp", "map", "", "constructor", "__proto__", "toString", "diagnostics", "shared"])(
  "the loader knows no widget %j",
  (name) => {
    const source = tableSource(tableOf(chunks, ["Map", "MapV6"]));
    expect(source.has(name)).toBeFalsy();
    expect(source.has("Map")).toBeTruthy();
  },
);

test("the inventory says what each file is for, and refuses a name that says nothing", () => {
  expect(purposeOf("mount.js", ["Map"])).toMatch(/^loader/);
  expect(purposeOf("Map-aaaaaa4.js", ["Map"])).toBe("widget Map");
  expect(purposeOf("es-Map-aaaaaa7.js", ["Map"])).toBe("texts of widget Map: es");
  expect(purposeOf("es-aaaaaa7.js", ["Map"])).toBe("where the texts of each widget are: es");
  expect(purposeOf("bill-aaaaaa7.js", ["WebRedemption"])).toBe(
    "part bill of widget WebRedemption; loaded on demand",
  );
  expect(purposeOf("Map.Finder-aaaaaa4.js", ["Map"])).toBe(
    "part Finder of widget Map; loaded on demand",
  );
  expect(() => purposeOf("vendor-aaaaaa4.js", ["Map"])).toThrow("does not say what vendor");
});
