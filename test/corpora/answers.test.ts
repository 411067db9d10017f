import { afterAll, describe, expect, test } from "vitest";
import { widgetCalls } from "../../src/shared/contracts/requests/widgetCalls.ts";
import { parseResponse } from "../../src/shared/api/parseResponse.ts";
import { writeCounts } from "../soak/counts.ts";

/**
 * Bodies with status 200 that do not come from the API, or that say that the request was not
 * carried out.
 */
const foreign: readonly (readonly [title: string, text: string])[] = [
  ["the page of a sign-in", "<!doctype html><title>Log in</title><form></form>"],
  ["a page without a type", "<html><body>Something went wrong</body></html>"],
  ["a page after white space", "\n\n  <h1>502 Bad Gateway</h1>"],
  ["a page in XML", '<?xml version="1.0"?><error>busy</error>'],
  ["JSON that breaks off in an object", '{"data":{"id":1,'],
  ["JSON that breaks off in a list", '[{"id":1},'],
  ["JSON that breaks off in a text", '{"token":"abc'],
  ["malformed JSON", "{'data': undefined}"],
  ["JSON with more behind it", '{"ok":true}<script></script>'],
  ["a program", "throw 1; <dont be evil>"],
  ["bytes that are no text", "\uFFFDPNG\r\n\u001A\n"],
];

/** D2 counts every 2xx as a success, and telemetry shows no outcome. */
const takesAny = new Set(["doNotTrack", "events"]);

const writes = [
  ...new Map(
    Object.values(widgetCalls)
      .flat()
      .filter(({ method, name }) => method !== "GET" && !takesAny.has(name))
      .map((call) => [call.name, call] as const),
  ).values(),
];

afterAll(() =>
  writeCounts("answers that are none", { writes: writes.length, bodies: foreign.length }),
);

test("every write of every widget is among them", () => {
  expect(writes.length).toBeGreaterThan(40);
});

describe.each(writes.map((call) => [call.name, call] as const))("%s", (_, call) => {
  test("is not called a success if status 200 has a body that is not the API's (fault D3)", () => {
    const acceptedAnswers = foreign.filter(
      ([, text]) => parseResponse({ status: 200, text, header: () => null }, call.output, true).ok,
    );
    expect(acceptedAnswers).toEqual([]);
  });
});
