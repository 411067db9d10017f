import * as z from "zod/mini";
import { camelCased, formsOf } from "../../src/shared/contracts/answer.ts";
import { notesOf } from "../../src/shared/contracts/requests/notes.ts";

type Schema = z.core.$ZodType;

export interface Unread {
  /** The path in the answer, such as `user.location.zip_code`. */
  readonly path: string;
  readonly words: string;
}

type Path = readonly (string | number)[];

const english = z.locales.en().localeError;
const longestList = 20;

/**
 * The parts of an answer's body that the widgets cannot read: the whole body with the reason, or
 * the rows and fields that they ignore. Empty if they can read everything.
 */
export function unreadParts(schema: z.ZodMiniType, body: unknown): Unread[] {
  const issues = issuesOf(schema, body, []);
  return (issues.length ? issues : unread(schema, body, [])).slice(0, longestList);
}

function unread(schema: Schema, value: unknown, path: Path): Unread[] {
  const { item, rows, fields, envelope } = notesOf(schema);
  if (rows !== undefined && item)
    return unreadRows(item, formsOf(camelCased(value), rows).find(Array.isArray), [rows]);
  if (item) return unreadRows(item, value, path);
  if (fields) {
    const forms = formsOf(camelCased(value), envelope ?? undefined);
    const read = forms.find((form) => z.safeParse(fields, form).success);
    return unread(fields, read, path);
  }
  // SAFETY: these are all kinds of schema, and `type` tells them apart.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
      return value === null || value === undefined ? [] : unread(def.innerType, value, path);
    case "catch": {
      const issues = issuesOf(def.innerType, value, path);
      return issues.length ? issues : unread(def.innerType, value, path);
    }
    case "pipe":
      return def.in._zod.def.type === "transform"
        ? unread(def.out, transformed(def.in, value), path)
        : [...unread(def.in, value, path), ...unread(def.out, value, path)];
    case "object":
      return Object.entries(def.shape).flatMap(([key, member]) =>
        unread(member, memberOf(value, key), [...path, key]),
      );
    case "array":
      return Array.isArray(value)
        ? value.flatMap((row, index) => unread(def.element, row, [...path, index]))
        : [];
    case "union": {
      const fitting = def.options.find((option) => z.safeParse(option, value).success);
      return fitting ? unread(fitting, value, path) : [];
    }
    default:
      return [];
  }
}

function unreadRows(item: Schema, value: unknown, path: Path): Unread[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [{ path: written(path), words: "expected a list" }];
  return value.flatMap((row, index) => {
    const issues = issuesOf(item, row, [...path, index]);
    return issues.length ? issues : unread(item, row, [...path, index]);
  });
}

function issuesOf(schema: Schema, value: unknown, path: Path): Unread[] {
  const { error } = z.safeParse(schema, value, { error: english });
  return (error?.issues ?? []).map((issue) => ({
    path: written([
      ...path,
      ...issue.path.map((part) => (typeof part === "number" ? part : String(part))),
    ]),
    words: issue.message,
  }));
}

/** Checks the output of a transform. Its input was already reported. */
function transformed(schema: Schema, value: unknown): unknown {
  const result = schema._zod.run({ value, issues: [] }, {});
  return result instanceof Promise ? undefined : result.value;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value ? Reflect.get(value, key) : undefined;
}

/** A path in the spelling of the API: `["user", "zipCode", 0]` becomes `user.zip_code[0]`. */
function written(path: Path): string {
  const text = path
    .map((part) =>
      typeof part === "number"
        ? `[${part}]`
        : `.${part.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    )
    .join("");
  return text.replace(/^\./, "") || "(the whole answer)";
}
