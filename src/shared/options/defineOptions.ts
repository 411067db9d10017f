import type * as z from "zod/mini";
import { toJSONSchema } from "zod/v4/core";
import type { Options, OptionSchema } from "./optionSchema.ts";

interface Rules<O> {
  /** Options that the widget reads when it starts its work; a change of any other one counts at once. */
  readonly readOnce?: readonly (keyof O & string)[];
  /** Tokens, keys, origins and answers of the API, which an attribute may not carry. */
  readonly trusted?: readonly (keyof O & string)[];
  /** Addresses, which an attribute may lead only to origins that the page knows. */
  readonly addresses?: readonly (keyof O & string)[];
}

/**
 * Options written in zod. Only their JSON Schema is needed at run time, and the build computes it
 * (`build/compileOptions.ts`), so that zod is not in the bundle of a widget that makes no calls.
 * A schema that JSON Schema cannot say (a transform, a refinement) is an error at build time, and so is a keyword that
 * `validate` does not check: nothing that an options file asks for may go unread.
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
  // SAFETY: a JSON Schema of an object, with no other keywords than these.
  const options = { schema: written as OptionSchema, readOnce };
  return Object.keys(guarded).length ? { ...options, guarded } : options;
}

/** The names of a record are strings anyway, and a pattern says all that the name of a format does. */
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
