import { JsonText } from "./jsonText.ts";

/** JSON of plain data, for request bodies and storage. `toJSON` and enumerable extras that the page put on prototypes have no effect; members that are `undefined` or functions are left out. */
export function toJson(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  if (typeof value === "boolean") return `${value}`;
  if (Array.isArray(value)) return `[${[...value].map((item) => toJson(item)).join()}]`;
  if (typeof value !== "object" || !value) return "null";
  if (value instanceof JsonText) return value.text;
  // Put together piece by piece, since a join copies: a member may be megabytes long.
  let members = "";
  for (const [key, member] of entriesOf(value))
    members += `${members && ","}${JSON.stringify(key)}:${toJson(member)}`;
  return `{${members}}`;
}

/** Own members that mean something on the wire; never `__proto__`. */
export function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(
    ([key, member]) => key !== "__proto__" && member !== undefined && typeof member !== "function",
  );
}

/** The value of a JSON text; undefined where it is empty, truncated, HTML or otherwise no JSON. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
