import { addressOf } from "../../src/shared/api/address.ts";
import { encodeBody } from "../../src/shared/api/body.ts";
import type { RequestParts } from "../../src/shared/contracts/endpoint.ts";
import { formOf, type AnswerForm } from "./answerForm.ts";
import type { ContractRequest } from "../../src/shared/contracts/requests/request.ts";

type Called = ContractRequest["endpoint"];

export interface Target {
  readonly origin: string;
  /** The base path of the partner's calls. */
  readonly partnerBase: string;
  /** The product's key, part of some paths. */
  readonly product: string;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if the answer is not JSON. */
  readonly body: unknown;
  readonly form: AnswerForm;
  readonly ms: number;
}

/** The person and the page that make the calls. */
export interface Caller {
  /** The bearer token of a signed-in user. */
  readonly token: string | null;
  /** The origin of the page for which the CORS headers are checked. Null to skip this check. */
  readonly page: string | null;
}

/** The request that a widget would send. */
export function requestOf(
  endpoint: Called,
  { path, query, body }: RequestParts,
  target: Target,
  { token, page }: Caller,
): Request {
  const parts = { ...(path && { path }), ...(query && { query }) };
  const url = addressOf(endpoint, parts, {
    apiOrigin: target.origin,
    appOrigin: target.origin,
    partnerApiBase: target.partnerBase,
    endpoints: {},
    product: { key: target.product },
    behaviour: {},
  });
  const encoded = body === undefined ? null : encodeBody(endpoint.encoding, body);
  const headers = new Headers({ accept: "application/json" });
  if (encoded?.contentType) headers.set("content-type", encoded.contentType);
  if (token !== null && endpoint.auth !== "none") headers.set("authorization", `Bearer ${token}`);
  if (page !== null) headers.set("origin", page);
  return new Request(url, { method: endpoint.method, headers, body: encoded?.data ?? null });
}

/** The time limit of one answer. */
export const timeoutMs = 15_000;

/**
 * Sends a request. Rejects if the server cannot be reached or does not answer within 15 seconds.
 */
export async function send(request: Request): Promise<Received> {
  const began = performance.now();
  const response = await fetch(request, {
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  // Decoded as browsers do: as UTF-8, regardless of the header, without the byte order mark.
  const text = new TextDecoder().decode(bytes);
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: parsed(text),
    form: formOf(bytes, response.headers, text),
    ms: Math.round(performance.now() - began),
  };
}

function parsed(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
