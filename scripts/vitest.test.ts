import { expect, test } from "vitest";
import { failuresOf, tallyOfReport } from "./vitest.ts";

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
    expect.stringMatching(/^src\/a\.test\.ts: adds two sums\nline 1\n[^]*line 12$/),
    "src/b.test.ts\nno such module",
  ]);
});
