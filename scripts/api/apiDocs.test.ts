import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { widgetEntries } from "../../build/widgetEntries.ts";
import { unmadeCalls } from "./unmadeCalls.ts";
import { widgetCalls } from "../../src/shared/contracts/requests/widgetCalls.ts";
import { contractBreach } from "../../mock-api/requestCheck.ts";
import { contractCalls } from "./contracts.ts";
import { contractImportsOf } from "./widgetImports.ts";

const calls = await contractCalls();

it("openapi.yaml, by the linter's recommended rules, has no error and no warning", async () => {
  const problems = await lintFromString({
    source: readFileSync("docs/api/openapi.yaml", "utf8"),
    absoluteRef: "openapi.yaml",
    config: await createConfig({
      extends: ["recommended"],
      rules: {
        // The specification writes one path with a slash at the end.
        "no-path-trailing-slash": "off",
        // Unknown fields of an answer are accepted.
        "no-invalid-media-type-examples": { severity: "error", allowAdditionalProperties: true },
      },
    }),
  });
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`),
  ).toEqual([]);
});

it.each(Object.entries(widgetEntries()))(
  "%s, in its list of calls, has what its code imports but for the calls that it is said never to make",
  (widget, entry) => {
    const imported = contractImportsOf(entry);
    const unmade = unmadeCalls[widget] ?? {};
    const contained = calls.filter(({ source }) => imported.has(source));
    const expected = contained
      .filter(({ endpoint }) => !(endpoint.name in unmade))
      .map(({ source }) => source)
      .toSorted();
    const listed = calls
      .filter(({ endpoint }) => widgetCalls[widget]?.includes(endpoint))
      .map(({ source }) => source)
      .toSorted();
    expect(listed).toEqual(expected);
    const names = contained.map(({ endpoint }) => endpoint.name);
    expect(Object.keys(unmade).filter((name) => !names.includes(name))).toEqual([]);
  },
);

it.each(calls.filter(({ endpoint }) => endpoint.encoding !== "multipart"))(
  "the sample of $source keeps its contract",
  ({ endpoint, sample }) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(sample.path?.[name] ?? ""),
    );
    const base = endpoint.origin === "partner" ? "/api/v5/partner_projects" : "";
    const url = new URL(base + path, "https://api.example.com");
    const query = Object.entries(sample.query ?? {}).filter(([, value]) => value !== null);
    const texts = Object.fromEntries(query.map(([name, value]) => [name, String(value)]));
    expect(contractBreach(endpoint, url, { query: texts, body: sample.body })).toBeNull();
  },
);
