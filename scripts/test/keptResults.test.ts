import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepResults, keysOf, unchangedFiles } from "./keptResults.ts";

let folder: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-"));
  store = join(folder, "results/kept.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

const outcome = (file: string, status: string) => ({ file, title: "works", status });
const keys = (key: string) => new Map([["a.test.ts", key]]);
const isKept = (key: string) => unchangedFiles(keys(key), store).has("a.test.ts");

test("a file whose tests passed is unchanged while its key is the same, and when it comes back to it", () => {
  keepResults(
    keys("first"),
    ["passed", "passed", "skipped"].map((status) => outcome("a.test.ts", status)),
    [],
    store,
  );
  expect(unchangedFiles(keys("first"), store)).toEqual(new Map([["a.test.ts", 2]]));
  expect(isKept("second")).toBe(false);
  keepResults(keys("second"), [outcome("a.test.ts", "passed")], [], store);
  expect([isKept("first"), isKept("second")]).toEqual([true, true]);
});

test("a failure, a retry and a file that did not run are not kept, and a failure takes back what was", () => {
  const passed = [outcome("a.test.ts", "passed")];
  keepResults(keys("late"), passed, [{ file: "a.test.ts" }], store);
  keepResults(keys("absent"), [], [], store);
  keepResults(keys("skipped"), [outcome("a.test.ts", "skipped")], [], store);
  keepResults(keys("failed"), passed, [], store);
  keepResults(keys("failed"), [...passed, outcome("a.test.ts", "failed")], [], store);
  for (const key of ["late", "absent", "skipped", "failed"]) expect(isKept(key), key).toBe(false);
});

test("the same file has the same key twice, and another for the other command", () => {
  const file = "scripts/test/timeLeft.test.ts";
  const key = () => keysOf([file], "essential")?.get(file);
  expect(key()).toMatch(/^[0-9a-f]{64}$/);
  expect(key()).toBe(key());
  expect(keysOf([file], "thorough")?.get(file)).not.toBe(key());
});
