import type { OptionSchema } from "./optionSchema.ts";

/** A value that does not match its schema: its path, and what was expected there. */
export class ValidationError extends Error {
  constructor(
    readonly path: readonly (string | number)[],
    readonly expected: string,
  ) {
    super(expected);
  }
}

type Path = readonly (string | number)[];

/**
 * The value with defaults and without unknown keys. Throws a ValidationError if it does not match
 * the schema.
 */
export function validate(schema: OptionSchema, value: unknown, path: Path = []): unknown {
  if (schema.anyOf) return validateAny(schema.anyOf, value, path);
  const problem = constraintProblem(schema, value);
  if (problem) throw new ValidationError(path, problem);
  if (Array.isArray(value))
    return schema.items
      ? value.map((item, index) => validate(schema.items ?? {}, item, [...path, index]))
      : value;
  // SAFETY: the check above leaves only objects that are neither null nor a list.
  return typeof value === "object" && value
    ? validateKeys(schema, value as Record<string, unknown>, path)
    : value;
}

function validateAny(schemas: readonly OptionSchema[], value: unknown, path: Path): unknown {
  let last: unknown;
  for (const schema of schemas) {
    try {
      return validate(schema, value, path);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

function validateKeys(
  { properties, required, additionalProperties }: OptionSchema,
  value: Record<string, unknown>,
  path: Path,
): unknown {
  const entries: [string, unknown][] = [];
  const shape = properties ?? {};
  for (const key of Object.keys(typeof additionalProperties === "object" ? value : shape)) {
    const isListed = Object.hasOwn(shape, key);
    // SAFETY: a key that is not among `properties` is visited only if `additionalProperties` is an
    // object.
    const schema = isListed ? shape[key]! : (additionalProperties as OptionSchema);
    const entry = Object.hasOwn(value, key) ? value[key] : undefined;
    if (entry !== undefined) entries.push([key, validate(schema, entry, [...path, key])]);
    else if ("default" in schema) entries.push([key, schema.default]);
    else if (required?.includes(key)) throw new ValidationError([...path, key], "a value");
  }
  return properties || additionalProperties ? Object.fromEntries(entries) : value;
}

function constraintProblem(schema: OptionSchema, value: unknown): string | undefined {
  const {
    type = [],
    minimum = -Infinity,
    maximum = Infinity,
    minLength,
    minItems,
    maxLength,
    maxItems,
    pattern,
  } = schema;
  const types = typeof type === "string" ? [type] : type;
  if (types.length && !types.some((one) => isOf(one, value)))
    return types.map((one) => `${/^[aio]/.test(one) ? "an" : "a"} ${one}`).join(" or ");
  const values = "const" in schema ? [schema.const] : schema.enum;
  if (values && !values.includes(value)) return `one of ${values.join(", ")}`;
  if (typeof value === "number")
    return value < minimum
      ? `at least ${minimum}`
      : value > maximum
        ? `at most ${maximum}`
        : undefined;
  if (typeof value !== "string" && !Array.isArray(value)) return undefined;
  const least = minLength ?? minItems ?? 0;
  const most = maxLength ?? maxItems ?? Infinity;
  if (value.length < least) return `a length of at least ${least}`;
  if (value.length > most) return `a length of at most ${most}`;
  // oxlint-disable-next-line dining/patterns -- written as a literal in the options, where it is looked through
  return pattern && !new RegExp(pattern).test(`${value}`) ? `text like ${pattern}` : undefined;
}

function isOf(type: string, value: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "number") return Number.isFinite(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}
