import * as z from "zod/mini";

type Schema = z.core.$ZodType;

/**
 * Converts the texts of a form or query as the schema says: `"12.5"` becomes a number if one is
 * expected, and an empty text becomes null if null is allowed. Anything else stays unchanged.
 */
export function readText(schema: Schema, value: unknown): unknown {
  // SAFETY: the kinds of schema that exist; `type` tells them apart.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "nonoptional":
      return readText(def.innerType, value);
    case "nullable":
      return value === "" || value === undefined ? null : readText(def.innerType, value);
    case "number":
      return typeof value === "string" && value.trim() ? Number(value) : value;
    case "boolean":
      return value === "true" ? true : value === "false" ? false : value;
    case "literal":
      return def.values.find((known) => String(known) === value) ?? value;
    case "array":
      return Array.isArray(value) ? value.map((item) => readText(def.element, item)) : value;
    case "object":
      return isRecord(value) ? readMembers(def.shape, value) : value;
    case "union":
      return (
        def.options
          .map((option) => readText(option, value))
          .find((read) => z.safeParse(schema, read).success) ?? value
      );
    default:
      return value;
  }
}

function readMembers(
  shape: Readonly<Record<string, Schema>>,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const read: Record<string, unknown> = { ...value };
  for (const [key, schema] of Object.entries(shape)) {
    const member = readText(schema, value[key]);
    if (member !== undefined) read[key] = member;
  }
  return read;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
