import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "./check.ts";

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "ci-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `.ci/run` with an npm that prints these lines and ends with this code. */
async function ci(code: number, ...lines: string[]) {
  const npm = join(folder, "npm");
  writeFileSync(
    npm,
    `#!/bin/sh\n[ "$1" = install-test ] || exit 9\ncat <<'END'\n${lines.join("\n")}\nEND\nexit ${code}\n`,
  );
  chmodSync(npm, 0o755);
  const { code: ended, output } = await run(".ci/run", [], {
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  return { ended, last: output.trimEnd().split("\n").at(-1) };
}

test("ends with the tally of the tests, whatever npm says after it", async () => {
  expect(await ci(0, "12 passed, 0 failed", "npm notice a new version")).toEqual({
    ended: 0,
    last: "12 passed, 0 failed",
  });
  expect(await ci(1, "11 passed, 1 failed", "npm error command failed")).toEqual({
    ended: 1,
    last: "11 passed, 1 failed",
  });
});

test("a run that never came to its tally has failed", async () => {
  expect(await ci(1, "npm error network")).toEqual({ ended: 1, last: "0 passed, 1 failed" });
  expect(await ci(0, "nothing")).toEqual({ ended: 1, last: "0 passed, 1 failed" });
});

test("failures fail the run even where npm says all is well", async () => {
  expect(await ci(0, "10 passed, 10 failed")).toEqual({ ended: 1, last: "10 passed, 10 failed" });
});
