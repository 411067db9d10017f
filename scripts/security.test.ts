import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { thirdParties } from "../src/widgets/thirdParties.ts";

const page = readFileSync("docs/security.md", "utf8");
const [, policies = ""] = page.split("## Content security policy");

test.each(Object.keys(thirdParties))(
  "docs/security.md says which third party %s needs",
  (widget) => {
    const row = policies.split("\n").find((line) => line.startsWith("|") && line.includes(widget));
    expect(row).toBeDefined();
  },
);

test("the template of security.txt has the fields that RFC 9116 requires, once where it allows one", () => {
  const lines = readFileSync("docs/security/security.txt", "utf8").trimEnd().split("\n");
  const fields = lines.filter((line) => !line.startsWith("#")).map((line) => line.split(/: (.*)/));
  const valuesOf = (name: string) =>
    fields.filter(([field]) => field === name).map(([, value]) => value);
  expect(valuesOf("Contact")).toEqual(
    valuesOf("Contact").map(() => expect.stringMatching(/^(?:mailto:|tel:|https:\/\/)\S+$/)),
  );
  expect(valuesOf("Contact").length).toBeGreaterThan(0);
  expect(valuesOf("Expires")).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)]);
  expect(valuesOf("Preferred-Languages").length).toBeLessThan(2);
  for (const name of ["Canonical", "Policy"])
    for (const value of valuesOf(name)) expect(value).toMatch(/^https:\/\//);
});

test("the publishing workflow starts by hand alone, and pins every action by its commit", () => {
  const workflow = parse(readFileSync(".github/workflows/publish.yml", "utf8"));
  expect(workflow.on).toBe("workflow_dispatch");
  const steps: { uses?: string; run?: string }[] = workflow.jobs.publish.steps;
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40}$/);
  expect(steps.at(-1)?.run).toContain("npm publish --provenance");
});
