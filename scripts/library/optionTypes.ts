import type { OptionSchema } from "../../src/shared/options/optionSchema.ts";

/** The TypeScript type of a value in an application. */
export function typeOf(schema: OptionSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" | ");
  const types = [schema.type ?? "unknown"].flat();
  return types.map((type) => named(type, schema)).join(" | ");
}

/** The TypeScript type of an attribute's value in a template, where lists and objects are text. */
export function attributeValueType(schema: OptionSchema): string {
  if (schema.enum) return typeOf(schema);
  if (schema.type === "integer" || schema.type === "number") return "number | `${number}`";
  return schema.type === "boolean" ? 'boolean | "" | "true" | "false"' : "string";
}

function named(type: string, schema: OptionSchema): string {
  if (type === "integer") return "number";
  if (type === "array") return `readonly (${schema.items ? typeOf(schema.items) : "unknown"})[]`;
  if (type === "object") return objectType(schema);
  return ["string", "number", "boolean", "null"].includes(type) ? type : "unknown";
}

function objectType({ properties, required = [], additionalProperties }: OptionSchema): string {
  if (!properties)
    return `Readonly<Record<string, ${typeof additionalProperties === "object" ? typeOf(additionalProperties) : "unknown"}>>`;
  const members = Object.entries(properties).map(([name, schema]) => {
    const isOptional = !required.includes(name) || schema.default !== undefined;
    return `${JSON.stringify(name)}${isOptional ? "?" : ""}: ${typeOf(schema)}${isOptional ? " | undefined" : ""}`;
  });
  return `{ ${members.join("; ")} }`;
}

/**
 * An interface of options. Options with a default are optional. `words` are the JSDoc sentences.
 */
export function optionInterface(
  name: string,
  { properties = {}, required = [] }: OptionSchema,
  words: ReadonlyMap<string, string>,
): string {
  const members = Object.entries(properties).map(([key, schema]) => {
    const isOptional = !required.includes(key) || schema.default !== undefined;
    const sentence = words.get(key);
    return `${sentence ? `  /** ${sentence.replaceAll("*/", "*\\/")} */\n` : ""}  ${key}${isOptional ? "?" : ""}: ${typeOf(schema)}${isOptional ? " | undefined" : ""};`;
  });
  return `export interface ${name} {\n${members.join("\n")}\n}\n`;
}
