import { expect, test } from "vitest";
import { auditProblems } from "./audit.ts";

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
