import { readFileSync } from "node:fs";
import { getResponse } from "msw";
import { expect, it } from "vitest";
import { requestOf } from "../../cli/contract/send.ts";
import { areas } from "../../mock-api/areas.ts";
import { createBackend } from "../../mock-api/backend.ts";
import { widgetCalls } from "../../src/shared/contracts/requests/widgetCalls.ts";
import { filesBelow } from "../files.ts";
import { contractCalls, type ContractCall } from "./contracts.ts";
import { mockTarget } from "./examples.ts";

const addressOf = ({ endpoint }: ContractCall): string => `${endpoint.method} ${endpoint.path}`;

// Throws for an endpoint without an entry among the requests.
const calls = await contractCalls();
const mockSources = filesBelow(["mock-api"], /(?<!\.test)\.ts$/).map((file) =>
  readFileSync(file, "utf8"),
);

it.each(calls)("$source has a sample for each part of its path", ({ endpoint, sample }) => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const values = { ...sample.path, product: mockTarget.product };
  expect(names.filter((name) => !Object.hasOwn(values, name))).toEqual([]);
});

it.each(calls)("$source is called by a widget", ({ endpoint }) => {
  const callers = Object.keys(widgetCalls).filter((name) => widgetCalls[name]?.includes(endpoint));
  expect(callers).not.toEqual([]);
});

it.each(calls)("$source, or a call with the same address, is named in the mock API", (call) => {
  const names = calls
    .filter((other) => addressOf(other) === addressOf(call))
    .map(({ source }) => source.replace(/.*#/, ""));
  const name = new RegExp(`\\b(${names.join("|")})\\b`);
  expect(mockSources.some((text) => name.test(text))).toBe(true);
});

it.each(calls.filter(({ endpoint }) => endpoint.encoding !== "multipart"))(
  "the sample of $source gets an answer of the mock API",
  async ({ endpoint, sample }) => {
    const backend = createBackend(areas, () => Date.parse("2026-03-14T18:30:00Z"));
    const request = requestOf(endpoint, sample, mockTarget, { token: null, page: null });
    expect(await getResponse([...backend.handlers], request)).toBeDefined();
  },
);
