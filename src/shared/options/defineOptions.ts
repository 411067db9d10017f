import type * as z from "zod/mini";
import { toJSONSchema } from "zod/v4/core";
import type { Options, OptionSchema } from "./optionSchema.ts";

interface Rules<O> {
  /**
   * Options that the widget reads only when it starts its work. A change of any other option takes
   * effect at once.
   */
  readonly readOnce?: readonly (keyof O & string)[];
  /** Tokens, keys, origins and API data, which an attribute must not contain. */
  readonly trusted?: readonly (keyof O & string)[];
  /** Addresses. In an attribute, they may lead only to origins that the page allows. */
  readonly addresses?: readonly (keyof O & string)[];
}

/**
 * Options written in zod. Only their JSON Schema is needed at run time, and the build computes it
 * (`build/compileOptions.ts`), so that widgets without calls do not contain zod. The build fails if
 * JSON Schema cannot express a schema (a transform, a refinement), or if `validate` does not check
 * one of its keywords, so that nothing in an options file is silently ignored.
 */
export function defineOptions<S extends z.ZodMiniObject>(
  schema: S,
  { readOnce = [], ...guarded }: Rules<z.output<S>> = {},
): Options<z.output<S>> {
  const { $schema: _, ...written } = toJSONSchema(schema, {
    io: "input",
    override: withoutRepetition,
  });
  assertChecked(written);
  // SAFETY: a JSON Schema of an object, with only these keywords.
  const options = { schema: written as OptionSchema, readOnce };
  return Object.keys(guarded).length ? { ...options, guarded } : options;
}

/**
 * Removes keywords that are not needed: the names of a record are always strings, and a format has
 * a pattern that says the same.
 */
function withoutRepetition({
  jsonSchema,
}: {
  jsonSchema: { propertyNames?: unknown; format?: unknown; pattern?: unknown };
}): void {
  delete jsonSchema.propertyNames;
  if (jsonSchema.pattern) delete jsonSchema.format;
}

const checked: Readonly<Record<keyof OptionSchema, true>> = {
  type: true,
  enum: true,
  const: true,
  default: true,
  minimum: true,
  maximum: true,
  minLength: true,
  maxLength: true,
  pattern: true,
  minItems: true,
  maxItems: true,
  items: true,
  properties: true,
  required: true,
  additionalProperties: true,
  anyOf: true,
};

function assertChecked(schema: unknown): void {
  if (typeof schema !== "object" || !schema) return;
  const unread = Object.keys(schema).find((keyword) => !Object.hasOwn(checked, keyword));
  if (unread) throw new Error(`options are not checked against "${unread}"`);
  const {
    items,
    properties = {},
    additionalProperties,
    anyOf = [],
  }: {
    items?: unknown;
    properties?: object;
    additionalProperties?: unknown;
    anyOf?: unknown[];
  } = schema;
  for (const inner of [items, additionalProperties, ...Object.values(properties), ...anyOf])
    assertChecked(inner);
}
