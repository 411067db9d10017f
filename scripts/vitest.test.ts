import { expect, test } from "vitest";
import { tallyOfReport } from "./vitest.ts";

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
