import { JsonText } from "./jsonText.ts";

/**
 * Writes plain data as JSON, for request bodies and storage. `toJSON` and enumerable extras that
 * the page has put on prototypes have no effect. Members that are `undefined` or functions are
 * omitted.
 */
export function toJson(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  if (typeof value === "boolean") return `${value}`;
  if (Array.isArray(value)) return `[${[...value].map((item) => toJson(item)).join()}]`;
  if (typeof value !== "object" || !value) return "null";
  if (value instanceof JsonText) return value.text;
  // Concatenated piece by piece, because a join copies and a member may be megabytes long.
  let members = "";
  for (const [key, member] of entriesOf(value))
    members += `${members && ","}${JSON.stringify(key)}:${toJson(member)}`;
  return `{${members}}`;
}

/** The own members that are sent, never `__proto__`. */
export function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(
    ([key, member]) => key !== "__proto__" && member !== undefined && typeof member !== "function",
  );
}

/** Parses a JSON text. Undefined if it is empty, truncated, HTML or otherwise not JSON. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
