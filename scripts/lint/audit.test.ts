import { expect, test, vi } from "vitest";
import { conclude, tallyOf } from "../check.ts";
import { RunLog } from "../test/log.ts";
import { auditProblems, auditResult } from "./audit.ts";

test("names each package with a known weakness, and where it comes from", () => {
  const report = {
    vulnerabilities: {
      left: {
        severity: "high",
        via: [{ title: "Slow pattern", url: "https://advisory.example/1" }],
      },
      right: { severity: "high", via: ["left"] },
    },
  };
  expect(auditProblems(`npm warn something\n${JSON.stringify(report)}\n`)).toEqual([
    "left (high): Slow pattern https://advisory.example/1",
    "right (high): through left",
  ]);
});

test("finds nothing where there is nothing", () => {
  expect(auditProblems('{"vulnerabilities": {}, "metadata": {}}')).toEqual([]);
});

test("distinguishes a registry that does not answer from one without findings", () => {
  expect(auditProblems('{"message": "405 Method Not Allowed", "error": {}}')).toBeNull();
  expect(auditProblems("npm error audit endpoint returned an error")).toBeNull();
  expect(auditProblems("")).toBeNull();
});

test("without an answer counts neither as passed nor as failed", () => {
  expect(tallyOf([auditResult(null)])).toEqual({ passed: 0, failed: 0 });
  expect(tallyOf([auditResult([]), auditResult(["left (high): slow"])])).toEqual({
    passed: 1,
    failed: 1,
  });
});

/** The output of a run in which the audit gets no answer, and another check follows. */
function printed(run: (checks: Parameters<typeof conclude>[0]) => void): string[] {
  const log = vi.spyOn(console, "log").mockReturnValue();
  run([auditResult(null), { name: "format: oxfmt", problems: [] }]);
  const lines = log.mock.calls.map(([line]) => String(line ?? ""));
  log.mockRestore();
  return lines.flatMap((line) => line.split("\n")).filter(Boolean);
}

const notChecked = expect.stringMatching(/^! NOT CHECKED: audit: .* does not answer/);

test("without an answer is NOT CHECKED in the list of `npm run lint` and at its end", () => {
  expect(printed(conclude)).toEqual([notChecked, "✓ format: oxfmt", notChecked]);
});

test("without an answer is NOT CHECKED at the end of `npm test`, whose last line stays the tally", () => {
  const lines = printed((checks) => {
    const log = new RunLog([]);
    log.checks(checks, "npm run lint");
    log.conclude();
  });
  expect(lines.slice(0, 2)).toEqual([notChecked, "✓ format: oxfmt"]);
  expect(lines.at(-3)).toEqual(notChecked);
  expect(lines.at(-1)).toBe("1 passed, 0 failed");
});
