import type { Endpoint, RequestParts } from "../contracts/endpoint.ts";
import { entriesOf, toJson } from "./json.ts";

type Field = readonly [name: string, value: string | Blob];

interface EncodedBody {
  readonly data: string | FormData;
  /** Null if the browser sets it, with the multipart boundary. */
  readonly contentType: string | null;
}

/**
 * Encodes the body as the endpoint expects it: JSON, `a[b]=c`, or multipart with the same names.
 */
export function encodeBody(
  encoding: Endpoint<RequestParts, unknown>["encoding"],
  body: unknown,
): EncodedBody {
  if (encoding === "json") return { data: toJson(body), contentType: "application/json" };
  const fields = fieldsOf("", body);
  if (encoding === "multipart") return { data: formData(fields), contentType: null };
  const pairs = fields.map(([name, value]) => [name, `${value}`]);
  return {
    data: new URLSearchParams(pairs).toString(),
    contentType: "application/x-www-form-urlencoded;charset=UTF-8",
  };
}

function fieldsOf(name: string, value: unknown): Field[] {
  if (value === undefined || typeof value === "function") return [];
  if (value === null) return [[name, ""]];
  if (typeof Blob === "function" && value instanceof Blob) return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(`${name}[]`, item));
  if (typeof value !== "object") return [[name, `${value}`]];
  return entriesOf(value).flatMap(([key, member]) =>
    fieldsOf(name ? `${name}[${key}]` : key, member),
  );
}

function formData(fields: readonly Field[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
