import { expect, test } from "vitest";
import { optionInterface, typeOf } from "./optionTypes.ts";

test.each([
  [{ type: "integer" }, "number"],
  [{ enum: ["a", "b"] }, '"a" | "b"'],
  [{ anyOf: [{ type: "string" }, { type: "number" }] }, "string | number"],
  [
    { type: "array", items: { anyOf: [{ type: "string" }, { type: "null" }] } },
    "readonly (string | null)[]",
  ],
  [
    {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "boolean", default: true } },
      required: ["a", "b"],
    },
    '{ "a": string; "b"?: boolean | undefined }',
  ],
  [
    { type: "object", additionalProperties: { type: "number" } },
    "Readonly<Record<string, number>>",
  ],
  [{}, "unknown"],
])("%j is %s", (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

test("says what each option is for, and lets those with a default be left out", () => {
  const schema = {
    type: "object",
    properties: { steps: { type: "integer", default: 5 }, url: { type: "string" } },
    required: ["steps", "url"],
  };
  expect(optionInterface("XOptions", schema, new Map([["url", "Where it leads."]]))).toBe(
    "export interface XOptions {\n  steps?: number | undefined;\n  /** Where it leads. */\n  url: string;\n}\n",
  );
});
