import type { OptionSchema } from "./optionSchema.ts";

/** The attribute of an option: `startPosition` is `data-start-position`. */
export function attributeName(option: string): string {
  return `data-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Reads an attribute's text as a value of the option's type. A bare attribute is true, and a list
 * is separated by commas or written as JSON. Text that does not match the type stays text, so that
 * the schema refuses it.
 */
export function attributeValue({ type, items, anyOf }: OptionSchema, text: string): unknown {
  const trimmed = text.trim();
  if (type === "number" || type === "integer")
    return trimmed && Number.isFinite(+trimmed) ? +trimmed : text;
  if (type === "boolean")
    return trimmed === "" || trimmed === "true" ? true : trimmed === "false" ? false : text;
  if (type === "array" && !/^[[{]/.test(trimmed))
    return trimmed ? trimmed.split(",").map((item) => attributeValue(items ?? {}, item)) : [];
  if (type === "array" || type === "object" || anyOf) return parsedOr(text);
  return trimmed;
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
