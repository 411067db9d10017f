import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { attemptsOf, failuresOf, reasonsOf, repeatCommand, tallyOfReport } from "./vitest.ts";

const file = (status: string, ...tests: string[]) => ({
  name: "a.test.ts",
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test("counts tests", () => {
  expect(
    tallyOfReport(
      {
        numPassedTests: 2,
        numFailedTests: 1,
        testResults: [file("failed", "passed", "failed"), file("passed", "passed")],
      },
      1,
    ),
  ).toEqual({ passed: 2, failed: 1 });
});

test("counts a file that does not load", () => {
  expect(
    tallyOfReport(
      {
        numPassedTests: 1,
        numFailedTests: 0,
        testResults: [file("passed", "passed"), file("failed")],
      },
      1,
    ),
  ).toEqual({ passed: 1, failed: 1 });
});

test("a run that failed for another reason, and one without tests, are failures", () => {
  expect(
    tallyOfReport(
      { numPassedTests: 1, numFailedTests: 0, testResults: [file("passed", "passed")] },
      1,
    ),
  ).toEqual({ passed: 1, failed: 1 });
  expect(tallyOfReport({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({
    passed: 0,
    failed: 1,
  });
});

test("names each failed test with the first lines of its reason, and each file that does not load", () => {
  const name = "src/a.test.ts";
  const reason = Array.from({ length: 20 }, (_, line) => `line ${line + 1}`).join("\n");
  const failed = { status: "failed", fullName: "adds two sums", failureMessages: [reason] };
  expect(
    failuresOf({
      testResults: [
        { name, status: "failed", assertionResults: [{ status: "passed" }, failed] },
        {
          name: "src/b.test.ts",
          status: "failed",
          message: "no such module",
          assertionResults: [],
        },
        { name: "src/c.test.ts", status: "passed", assertionResults: [{ status: "passed" }] },
      ],
    }),
  ).toEqual([
    expect.stringMatching(/^src\/a\.test\.ts: adds two sums\nline 1\n[^]*line 12\nRepeat: .*$/),
    "src/b.test.ts\nno such module\nRepeat: npx vitest run src/b.test.ts",
  ]);
});

test("the command that repeats a test matches its title alone, whatever signs the title has", () => {
  const title = "pays the guest’s $5 (it's 100%) [B5.07]";
  const command = repeatCommand("src/a.test.ts", title);
  const words = execFileSync("sh", ["-c", `printf '%s\\n' ${command.replace("Repeat: ", "")}`], {
    encoding: "utf8",
  });
  const [pattern = "", ...before] = words.trimEnd().split("\n").toReversed();
  expect(before.toReversed()).toEqual(["npx", "vitest", "run", "src/a.test.ts", "-t"]);
  expect(title).toMatch(new RegExp(pattern));
  expect(`${title} twice`).not.toMatch(new RegExp(pattern));
});

const attempt = (...outcomes: readonly [file: string, title: string, status: string][]) => {
  const failed = outcomes.filter(([, , status]) => status === "failed");
  return {
    code: failed.length ? 1 : 0,
    tally: { passed: outcomes.length - failed.length, failed: failed.length },
    failures: failed.map(([file, title]) => `${file}: ${title}`),
    outcomes: outcomes.map(([file, title, status]) => ({ file, title, status })),
    retries: [],
  };
};

test("a test that passes alone counts as passed, and is named", () => {
  const first = attempt(
    ["a.test.ts", "one", "failed"],
    ["a.test.ts", "two", "passed"],
    ["b.test.ts", "three", "passed"],
  );
  const second = attempt(["a.test.ts", "one", "passed"], ["a.test.ts", "two", "passed"]);
  expect(attemptsOf(first, second)).toMatchObject({
    tally: { passed: 3, failed: 0 },
    failures: [],
    passedAlone: ["a.test.ts: one"],
  });
});

test("a test that fails alone too has failed, whatever the first attempt said of it", () => {
  const first = attempt(["a.test.ts", "one", "failed"], ["b.test.ts", "two", "passed"]);
  const second = attempt(["a.test.ts", "one", "failed"]);
  expect(attemptsOf(first, second)).toMatchObject({
    tally: { passed: 1, failed: 1 },
    failures: ["a.test.ts: one"],
    passedAlone: [],
  });
});

test("an error that no test caught is the reason of a run whose tests all passed", () => {
  const output = "3 passed\nUnhandled Errors\nTypeError: late";
  expect(reasonsOf([], 1, output)).toEqual(["Unhandled Errors\nTypeError: late"]);
  expect(reasonsOf([], 3, "3 passed")).toEqual(["vitest ended with 3"]);
  expect(reasonsOf(["a.test.ts: one"], 1, output)).toEqual(["a.test.ts: one"]);
  expect(reasonsOf([], 0, "3 passed")).toEqual([]);
});
