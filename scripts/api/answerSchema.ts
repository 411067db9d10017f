import * as z from "zod/mini";
import { flag } from "../../src/shared/contracts/fields.ts";
import { notesOf } from "../../src/shared/contracts/requests/notes.ts";

type Schema = z.core.$ZodType;
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The schema of an answer's body, in the spelling of the API. Fields that widgets can do without
 * are not required.
 */
export function answerSchema(schema: Schema): JsonSchema {
  const { item, rows, fields } = notesOf(schema);
  if (item && rows !== undefined)
    return {
      type: "object",
      properties: { [rows]: listOf(item) },
      description: `Also read: the list alone, and either under \`data\`.`,
    };
  if (item) return listOf(item);
  if (fields) return answerSchema(fields);
  if (schema === flag)
    return {
      type: ["boolean", "integer", "string", "null"],
      description: 'True for `true`, `1`, `"true"`, `"1"` and `"on"`; all else is false.',
    };
  // SAFETY: these are all kinds of schema, and `type` tells them apart.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "pipe":
      return answerSchema(def.in._zod.def.type === "transform" ? def.out : def.in);
    case "catch":
      return answerSchema(def.innerType);
    case "optional":
      return answerSchema(def.innerType);
    case "nullable":
      return orNull(answerSchema(def.innerType));
    case "object":
      return objectSchema(def.shape);
    case "array":
      return { type: "array", items: answerSchema(def.element) };
    case "record":
      return { type: "object", additionalProperties: answerSchema(def.valueType) };
    case "union":
      return merged(def.options.map(answerSchema));
    case "literal":
      return { enum: def.values };
    case "string":
      return { type: "string" };
    case "number":
      return { type: "number" };
    case "boolean":
      return { type: "boolean" };
    default:
      return {};
  }
}

function listOf(item: Schema): JsonSchema {
  return {
    type: ["array", "null"],
    items: answerSchema(item),
    description: "Rows that do not fit are left out.",
  };
}

function objectSchema(shape: Readonly<Record<string, Schema>>): JsonSchema {
  const members = Object.entries(shape).map(([key, member]) => [snake(key), member] as const);
  const required = members
    .filter(([, member]) => !z.safeParse(member, undefined).success)
    .map(([key]) => key);
  return {
    type: "object",
    properties: Object.fromEntries(members.map(([key, member]) => [key, answerSchema(member)])),
    ...(required.length && { required }),
  };
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (type !== undefined) return { ...schema, type: [...new Set([type, "null"].flat())] };
  return Array.isArray(schema["anyOf"]) ? merged([schema, { type: "null" }]) : schema;
}

/** A union of several forms. Plain types become a list of types. */
function merged(forms: readonly JsonSchema[]): JsonSchema {
  const options = forms.flatMap((form) => {
    const { anyOf } = form;
    return Array.isArray(anyOf) ? anyOf : [form];
  });
  const isPlain = options.every((form) => Object.keys(form).join() === "type");
  const types = [...new Set(options.flatMap((form) => form.type))];
  if (isPlain) return { type: types.length === 1 ? types[0] : types };
  return options.length === 1 ? options[0] : { anyOf: options };
}

export function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
