import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { moneyFaults } from "./moneyFaults.ts";

it("has at least 40 faults, each of which changes the code in another way", () => {
  const changes = moneyFaults.map(({ file, before, after }) => [file, before, after].join("\n"));
  expect(new Set(changes).size).toBe(changes.length);
  expect(changes.length).toBeGreaterThanOrEqual(40);
});

it.each(moneyFaults)("$file: the code before “$suffers” is there once", ({ file, before }) => {
  expect(readFileSync(file, "utf8").split(before)).toHaveLength(2);
});
