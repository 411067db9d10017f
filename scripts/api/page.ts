import { widgetCalls } from "../../src/shared/contracts/requests/widgetCalls.ts";
import { pathOf } from "../../mock-api/pattern.ts";
import type { JsonSchema } from "./answerSchema.ts";
import type { ContractCall } from "./contracts.ts";
import { requestSchema } from "./openapi.ts";
import { readSchema } from "./readSchema.ts";

const encodings = { json: "JSON", form: "a form", multipart: "a multipart form" };
const tokens = {
  none: "No token.",
  optional: "With the bearer where a user is signed in.",
  required: "With the bearer of whoever is signed in.",
};

/**
 * `docs/api/<Widget>.md`: its calls in order, with what they send and what the widget reads of the
 * answer.
 */
export function apiPage(widget: string, all: readonly ContractCall[]): string {
  const calls = (widgetCalls[widget] ?? []).map((endpoint) => {
    const call = all.find((documented) => documented.endpoint === endpoint);
    if (!call) throw new Error(`${widget}: ${endpoint.name} is no documented call`);
    return call;
  });
  const intro = calls.length
    ? `The calls of [${widget}](../widgets/${widget}.md), in the order in which a person's way through it leads to them. Shared rules (errors, envelopes, spelling): [README](README.md). Full schemas: [openapi.yaml](openapi.yaml).`
    : `[${widget}](../widgets/${widget}.md) makes no calls of its own. A widget that it embeds has its own page.`;
  return `${[`# ${widget}: the API`, intro, ...calls.map(section)].join("\n\n")}\n`;
}

function section({ endpoint, query, body, words }: ContractCall, index: number): string {
  const lines = [
    `## ${index + 1}. ${endpoint.method} \`${pathOf(endpoint)}\``,
    words,
    `${tokens[endpoint.auth]} Configured as \`endpoints["${endpoint.name}"]\`.`,
    ...(query ? [`Query:\n\n${table(requestSchema(query))}`] : []),
    ...(body ? [`Sends ${encodings[endpoint.encoding]}:\n\n${table(requestSchema(body))}`] : []),
    readOf(readSchema(endpoint)),
  ];
  return lines.join("\n\n");
}

function readOf(schema: JsonSchema): string {
  const rows = rowsOf(schema, "", 0);
  return rows.length
    ? `Reads of the answer:\n\n${header}${rows.join("\n")}`
    : "Any answer of 2xx will do, or one of the forms in the example of openapi.yaml.";
}

const header = "| Field | Type | |\n|---|---|---|\n";

function table(schema: JsonSchema): string {
  return header + rowsOf(schema, "", 0).join("\n");
}

/** A row for each field, down to the third level. Required fields are marked. */
function rowsOf(schema: JsonSchema, path: string, depth: number): string[] {
  // SAFETY: the schemas that this folder writes have only these fields.
  const { anyOf, items, properties, required, additionalProperties } = schema as Members;
  if (depth > 3) return [];
  if (anyOf) return [...new Set(anyOf.flatMap((form) => rowsOf(form, path, depth)))];
  if (items) return rowsOf(items, `${path}[]`, depth);
  if (typeof additionalProperties === "object" && !properties)
    return rowsOf(additionalProperties, `${path}${path && "."}*`, depth + 1);
  return Object.entries(properties ?? {}).flatMap(([key, member]) => {
    const name = path ? `${path}.${key}` : key;
    const note = required?.includes(key) ? "required" : "";
    const words = typeof member.description === "string" ? member.description : "";
    const cells = [`\`${name}\``, typeOf(member), [note, words].filter(Boolean).join("; ")];
    return [`| ${cells.join(" | ")} |`, ...rowsOf(member, name, depth + 1)];
  });
}

interface Members {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Members[];
  readonly items?: Members;
  readonly properties?: Readonly<Record<string, Members>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Members | boolean;
  readonly [key: string]: unknown;
}

function typeOf({ type, anyOf, enum: values, const: value }: Members): string {
  if (value !== undefined) return `\`${JSON.stringify(value)}\``;
  if (values) return values.map((one) => `\`${JSON.stringify(one)}\``).join(", ");
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(" or ");
  return [type ?? "any"].flat().join(" or ");
}
