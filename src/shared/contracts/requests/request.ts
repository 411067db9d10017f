import type * as z from "zod/mini";
import type { JsonText } from "../../api/jsonText.ts";
import type { Endpoint, RequestParts } from "../endpoint.ts";

/** An account of the mock API. */
export type Account = "guest" | "manager" | "partner";

/** An example of a request, with values of the mock API. */
export interface Sample extends RequestParts {
  /** The account whose token is sent. */
  readonly as?: Account;
}

/**
 * An endpoint with the schemas of what is sent to it, and an example that the documentation shows
 * and `verify-api` sends by default. Only tools and the mock API read them.
 */
export interface ContractRequest {
  readonly endpoint: Omit<Endpoint<RequestParts, unknown>, "input">;
  readonly query: z.ZodMiniType | null;
  readonly body: z.ZodMiniType | null;
  readonly sample: Sample;
}

/** The type of a value as it is sent. A `JsonText` counts as the value that it contains. */
type OnWire<T> =
  T extends JsonText<infer Said>
    ? OnWire<Said>
    : T extends Blob
      ? Blob
      : T extends readonly (infer Item)[]
        ? OnWire<Item>[]
        : T extends object
          ? { -readonly [Key in keyof T]: OnWire<T[Key]> }
          : T;

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The type of the query or the body. `never` if the call sends none, or has no input type. */
type Part<Input, Key extends "query" | "body"> = RequestParts extends Input
  ? never
  : Key extends keyof Input
    ? NonNullable<Input[Key]>
    : never;

/** A type error if the schema differs from the endpoint's input type. */
type SchemaOf<Schema, Wanted> =
  Schema extends z.ZodMiniType<infer Sent>
    ? IsSame<OnWire<NonNullable<Sent>>, OnWire<Wanted>> extends true
      ? Schema
      : { readonly "The schema differs from what the client sends": OnWire<Wanted> }
    : Schema;

type Schemas<Input, Query, Body> = ([Part<Input, "query">] extends [never]
  ? { readonly query?: never }
  : { readonly query: SchemaOf<Query, Part<Input, "query">> }) &
  ([Part<Input, "body">] extends [never]
    ? { readonly body?: never }
    : { readonly body: SchemaOf<Body, Part<Input, "body">> });

/**
 * Combines an endpoint with the schemas of its query and body, which must equal its input type, and
 * a sample.
 */
export function request<
  Input extends RequestParts,
  Output,
  Query extends z.ZodMiniType = never,
  Body extends z.ZodMiniType = never,
>(
  endpoint: Endpoint<Input, Output>,
  parts: { readonly query?: Query; readonly body?: Body; readonly sample?: Sample } & Schemas<
    Input,
    Query,
    Body
  >,
): ContractRequest {
  const { query, body, sample }: { query?: z.ZodMiniType; body?: z.ZodMiniType; sample?: Sample } =
    parts;
  return { endpoint, query: query ?? null, body: body ?? null, sample: sample ?? {} };
}
