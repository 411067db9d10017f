import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { tableSource } from "../src/shared/mount/table.ts";
import { tableOf } from "./chunkTable.ts";

/** What the table needs to know of a chunk. */
function chunk(fileName: string, ...imports: string[]): Rolldown.OutputChunk {
  // SAFETY: nothing else of it is read.
  return { type: "chunk", fileName, imports } as unknown as Rolldown.OutputChunk;
}

const chunks = [
  chunk("mount.js"),
  chunk("advice-build1.js"),
  chunk("reactx.js"),
  chunk("zodxyz.js"),
  chunk("3-build1.js", "reactx.js"),
  chunk("24-build1.js", "3-build1.js"),
  chunk("Map-build1.js", "24-build1.js"),
  chunk("Checkout-build1.js", "reactx.js", "zodxyz.js"),
];

test("lists what a widget imports, and what that imports", () => {
  const table = tableOf(chunks, ["Map", "Checkout"], "build1");
  expect(table.slice(-24)).toBe("reactxzodxyz      build1");
  const bits = [...table.slice(0, -24).matchAll(/.{2}(.{6})/g)].map(([, own = ""]) =>
    parseInt(own, 32),
  );
  expect(bits.toSorted((a, b) => a - b)).toEqual([0b11, (1 << 24) | (1 << 3) | 1]);
});

test("is what the loader reads it as", () => {
  const { has } = tableSource(
    tableOf(chunks, ["Map", "Checkout"], "build1"),
    "https://cdn.example/mount.js",
  );
  expect(has("Map")).toBeTruthy();
  expect(has("Checkout")).toBeTruthy();
  expect(has("PartnerPortal")).toBeFalsy();
});

test("refuses a widget that was not built", () => {
  expect(() => tableOf(chunks, ["Map", "MapV6"], "build1")).toThrow(
    "MapV6-build1.js is registered but not built",
  );
});

test("refuses a shared file that has no bit", () => {
  const odd = [
    ...chunks,
    chunk("Odd-build1.js", "outlineStyle-build1.js"),
    chunk("outlineStyle-build1.js"),
  ];
  expect(() => tableOf(odd, ["Odd"], "build1")).toThrow(
    "outlineStyle-build1.js is shared, and none of the build",
  );
  const many = [...chunks, chunk("Many-build1.js", "30-build1.js"), chunk("30-build1.js")];
  expect(() => tableOf(many, ["Many"], "build1")).toThrow("the table has no room for 30-build1.js");
});

test("refuses advice that would bring other files to the page", () => {
  expect(() =>
    tableOf([chunk("advice-build1.js", "reactx.js"), chunk("reactx.js")], [], "build1"),
  ).toThrow("the advice should stand alone");
});

test("refuses two names that the loader could not tell apart", () => {
  expect(() => tableOf([...chunks, chunk("Map-build1.js")], ["Map", "Map"], "build1")).toThrow(
    "the same checksum",
  );
});
