import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "./check.ts";

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "ci-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** How a command of npm ends: its exit code, and the lines that it prints. */
type Ending = readonly [code: number, ...lines: string[]];

async function ci(install: Ending, all: Ending = [9]) {
  const { ended, lines, asked } = await outputOf(install, all);
  return { ended, last: lines.at(-1), asked };
}

/** Runs `.ci/run` with a fake npm that ends this way. Any other command fails. */
async function outputOf(install: Ending, all: Ending) {
  const answer = ([code, ...lines]: Ending) =>
    `cat <<'END'\n${lines.join("\n")}\nEND\nexit ${code}`;
  const npm = join(folder, "npm");
  rmSync(join(folder, "asked"), { force: true });
  writeFileSync(
    npm,
    `#!/bin/sh
echo "$*, CI=$CI" >> ${folder}/asked
case "$*" in
clean-install-test)
${answer(install)} ;;
"run test:all")
${answer(all)} ;;
esac
exit 9
`,
  );
  chmodSync(npm, 0o755);
  const { code: ended, output } = await run(".ci/run", [], {
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  const asked = readFileSync(join(folder, "asked"), "utf8").trim().split("\n");
  return { ended, lines: output.trimEnd().split("\n"), asked };
}

test("runs the README's command, then what it leaves out, and ends with the tally of both, whatever npm says after them", async () => {
  expect(readFileSync("README.md", "utf8")).toContain("\nnpm clean-install-test ");
  expect(
    await ci([0, "12 passed, 0 failed", "npm notice a new version"], [0, "30 passed, 0 failed"]),
  ).toEqual({
    ended: 0,
    last: "42 passed, 0 failed",
    asked: ["clean-install-test, CI=true", "run test:all, CI=true"],
  });
});

test("what failed in the first one stands again at the end of the log", async () => {
  const failure = ["Failed: one.test.ts: adds", "expected 3 to be 2", "Repeat: npx vitest run"];
  const { lines } = await outputOf(
    [1, "more", "", ...failure, "", "11 passed, 1 failed"],
    [0, "a line", "30 passed, 0 failed"],
  );
  expect(lines.slice(-7)).toEqual([
    "a line",
    "30 passed, 0 failed",
    ...failure,
    "",
    "41 passed, 1 failed",
  ]);
});

test("a failure in either of them fails the run, and the other is counted too", async () => {
  expect(
    await ci([1, "11 passed, 1 failed", "npm error command failed"], [0, "30 passed, 0 failed"]),
  ).toMatchObject({ ended: 1, last: "41 passed, 1 failed" });
  expect(await ci([0, "12 passed, 0 failed"], [1, "28 passed, 2 failed"])).toMatchObject({
    ended: 1,
    last: "40 passed, 2 failed",
  });
});

test("a run that never came to its tally has failed", async () => {
  const asked = ["clean-install-test, CI=true"];
  const failure = { ended: 1, last: "0 passed, 1 failed", asked };
  expect(await ci([1, "npm error network"])).toEqual(failure);
  expect(await ci([0, "nothing"])).toEqual(failure);
  expect(await ci([0, "12 passed, 0 failed"], [0, "nothing"])).toMatchObject({
    ended: 1,
    last: "12 passed, 1 failed",
  });
});

test("failures fail the run even where npm says all is well", async () => {
  expect(await ci([0, "10 passed, 10 failed"], [0, "5 passed, 0 failed"])).toMatchObject({
    ended: 1,
    last: "15 passed, 10 failed",
  });
});
