import { http, HttpResponse, type RequestHandler } from "msw";
import * as z from "zod/mini";
import type { Endpoint, RequestParts } from "../src/shared/contracts/endpoint.ts";
import type { JsonText } from "../src/shared/api/jsonText.ts";
import { nested } from "./nested.ts";
import { patternOf, type Pattern } from "./pattern.ts";
import { contractBreach } from "./requestCheck.ts";
import { Answer, elsewhere, refuse } from "./refusal.ts";

/**
 * The input that a client may have sent: any part may be missing, and forms turn every value into
 * text.
 */
export type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends JsonText<infer Said>
    ? Sent<Said>
    : T extends Blob
      ? T
      : T extends object
        ? { readonly [K in keyof T]?: Sent<T[K]> }
        : T extends number | boolean
          ? T | string
          : T;

type Keys<T> = T extends object ? keyof T & string : never;

/** A request as a handler receives it. */
export interface Call<Input extends RequestParts> {
  readonly path: Readonly<Record<Keys<Input["path"]>, string>>;
  readonly query: Readonly<Partial<Record<Keys<Input["query"]>, string>>>;
  /** Parsed by the request's content type; empty when nothing usable was sent. */
  readonly body: Sent<NonNullable<Input["body"]>>;
  /** The bearer token, or null. */
  readonly token: string | null;
  readonly headers: Headers;
  readonly url: URL;
}

type Resolver<Input extends RequestParts> = (call: Call<Input>) => unknown;

/**
 * An msw handler for one documented call, on any origin. The resolver returns the response body or
 * an Answer (`refuse`, `reply`, `lost`, `elsewhere`). A body that the endpoint's schema rejects is
 * a bug of the mock API: it is answered with status 599, so that it shows in the request log. A
 * call that requires a token and has none gets 401; one whose query or body breaks its contract
 * gets 400 with the reason.
 */
export function answer<Input extends RequestParts, Output>(
  endpoint: Endpoint<Input, Output>,
  resolver: Resolver<Input>,
): RequestHandler {
  const pattern = patternOf(endpoint);
  const method = methods[endpoint.method];
  return method(pattern.regExp, async ({ request }) => {
    // A copy, because the next handler reads the body too if this one does not answer.
    const body = await bodyOf(request.clone());
    const call = callOf<Input>(request, body ?? {}, pattern);
    if (endpoint.auth === "required" && !call.token) return responseOf(refuse(401, "Unauthorized"));
    const breach = contractBreach(endpoint, call.url, { query: call.query, body });
    if (breach) return responseOf(refuse(400, breach));
    const result = await resolver(call);
    if (result === elsewhere) return undefined;
    if (result instanceof Answer) return responseOf(result);
    const checked = z.safeParse(endpoint.output, result);
    return responseOf(
      checked.success ? new Answer(200, result) : drift(endpoint, z.prettifyError(checked.error)),
    );
  });
}

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

function callOf<Input extends RequestParts>(
  request: Request,
  body: unknown,
  { regExp, names }: Pattern,
): Call<Input> {
  const url = new URL(request.url);
  const values = regExp.exec(url.origin + url.pathname)?.slice(1) ?? [];
  const path = Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]),
  );
  // SAFETY: the endpoint's type says what the client sends; `Sent` and `Partial` allow for missing
  // parts.
  return {
    path,
    query: Object.fromEntries(url.searchParams),
    body,
    token: /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null,
    headers: request.headers,
    url,
  } as Call<Input>;
}

/** Undefined when nothing readable was sent. */
async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  try {
    if (type.includes("json")) return (await request.json()) ?? undefined;
    if (type.includes("form")) return nested(await request.formData());
  } catch {
    return undefined;
  }
  return undefined;
}

function responseOf({ status, body, headers }: Answer): Response {
  if (status === 0) return HttpResponse.error();
  if (status === 204) return new HttpResponse(null, { status, headers });
  if (typeof body === "string")
    return new HttpResponse(body, { status, headers: { "content-type": "text/html", ...headers } });
  return HttpResponse.json(body === undefined ? null : JSON.parse(JSON.stringify(body)), {
    status,
    headers,
  });
}

function drift(endpoint: { readonly name: string }, formError: string): Answer {
  return new Answer(599, {
    error: `The mock API broke the contract of "${endpoint.name}": ${formError}`,
  });
}
