import { expect, test } from "vitest";
import { packagesFor, tableOf } from "./engines.ts";

const machine = { isRoot: true, hasApt: true, may: true };

test("installs what an absent engine needs, as root, with apt and with leave", () => {
  expect(packagesFor(["firefox", "webkit"], machine)).toEqual([
    "firefox-esr",
    "webkit2gtk-driver",
    "xvfb",
  ]);
  expect(packagesFor([], machine)).toEqual([]);
  expect(packagesFor(["webkit"], { ...machine, may: false })).toEqual([]);
  expect(packagesFor(["webkit"], { ...machine, isRoot: false })).toEqual([]);
  expect(packagesFor(["webkit"], { ...machine, hasApt: false })).toEqual([]);
});

test("the table counts passed tests by engine, without skipped ones", () => {
  const file = "test/engines/firefox.test.ts";
  const rows = tableOf([
    { file, title: "firefox Map: paints, and complains of nothing", status: "passed" },
    { file, title: "firefox Map: its main flow by keyboard alone", status: "failed" },
    { file, title: "firefox mount contract htmx: a swap", status: "passed" },
    { file, title: "firefox play of Map: search", status: "skipped" },
    { file, title: "firefox play of Map: open", status: "passed" },
  ]);
  expect(rows).toContain("| firefox | 1 of 1 | 0 of 1 | 1 of 1 | 1 of 1 |");
  expect(rows).toContain("| webkit | 0 of 0 | 0 of 0 | 0 of 0 | 0 of 0 |");
});
