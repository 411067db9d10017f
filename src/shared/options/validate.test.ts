import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineOptions } from "./defineOptions.ts";
import { validate, ValidationError } from "./validate.ts";

const leaves = fc.constantFrom<() => z.ZodMiniType>(
  () => z.string(),
  () => z.string().check(z.minLength(2), z.maxLength(5)),
  () => z.string().check(z.regex(/^\/\w*/)),
  () => z.number(),
  () => z.number().check(z.gte(-2), z.lte(7)),
  () => z.int().check(z.nonnegative()),
  () => z.boolean(),
  () => z.enum(["light", "dark"]),
  () => z.literal("only"),
  () => z.nullish(z.string()),
  () => z.unknown(),
);

const types = fc.letrec<{ type: () => z.ZodMiniType }>((tie) => ({
  type: fc.oneof(
    { depthSize: "small" },
    leaves,
    tie("type").map((inner) => () => z.array(inner())),
    tie("type").map((inner) => () => z.record(z.string(), inner())),
    fc
      .dictionary(fc.constantFrom("a", "b", "c"), tie("type"))
      .map((shape) => () => z.object(built(shape))),
    fc.tuple(tie("type"), tie("type")).map(
      ([one, other]) =>
        () =>
          z.union([one(), other()]),
    ),
  ),
}));

function built(shape: Record<string, () => z.ZodMiniType>) {
  return Object.fromEntries(Object.entries(shape).map(([key, make]) => [key, z.optional(make())]));
}

const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>(
      "",
      "light",
      "only",
      "/path",
      "abcdef",
      0,
      -1,
      3,
      7.5,
      1e21,
      -0,
      true,
      false,
      null,
    ),
    fc.string(),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "d", "toString"), tie("value")),
  ),
})).value;

function outcomeOf(run: () => unknown): { value: unknown } | "refused" {
  try {
    return { value: run() };
  } catch (error) {
    if (error instanceof ValidationError || error instanceof z.core.$ZodError) return "refused";
    throw error;
  }
}

describe("validate", () => {
  it("accepts and refuses the same values as zod, and makes the same of them", () => {
    fc.assert(
      fc.property(types.type, values, (make, value) => {
        const object = z.object({ option: z.optional(make()) });
        const { schema } = defineOptions(object);
        expect(outcomeOf(() => validate(schema, { option: value }))).toEqual(
          outcomeOf(() => z.parse(object, { option: value })),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it("fills defaults in and leaves unknown keys out", () => {
    const { schema } = defineOptions(
      z.object({ startPosition: z._default(z.number(), 5), label: z.optional(z.string()) }),
    );
    expect(validate(schema, { other: 1 })).toEqual({ startPosition: 5 });
  });

  it("names the path and the expected value", () => {
    const { schema } = defineOptions(
      z.object({ slides: z.array(z.object({ image: z.string() })) }),
    );
    const refusal = () => validate(schema, { slides: [{ image: "a" }, { image: 3 }] });
    expect(refusal).toThrowError(
      expect.objectContaining({ path: ["slides", 1, "image"], expected: "a string" }),
    );
  });

  it("knows every keyword that options may use; another is an error where they are defined", () => {
    expect(() => defineOptions(z.object({ steps: z.array(z.int().check(z.positive())) }))).toThrow(
      'not checked against "exclusiveMinimum"',
    );
    expect(() => defineOptions(z.object({ texts: z.record(z.string(), z.url()) }))).toThrow(
      'not checked against "format"',
    );
    expect(() =>
      defineOptions(
        z.object({
          path: z.string().check(z.startsWith("/")),
          texts: z.record(z.string(), z.string()),
        }),
      ),
    ).not.toThrow();
  });

  it("is not fooled by inherited or polluted keys", () => {
    const { schema } = defineOptions(
      z.object({ toString: z.optional(z.string()), texts: z.record(z.string(), z.string()) }),
    );
    const polluted: unknown = JSON.parse('{ "texts": { "__proto__": "x", "fine": "y" } }');
    const validated = validate(schema, polluted);
    expect(validated).toEqual({ texts: expect.objectContaining({ fine: "y" }) });
    expect(Object.getPrototypeOf(Object(validated).texts)).toBe(Object.prototype);
  });
});
