import type { Endpoint, RequestParts } from "../contracts/endpoint.ts";
import { addressOf, trustedOrigins } from "./address.ts";
import { encodeBody } from "./body.ts";
import type { CallOptions, ClientDeps } from "./client.ts";
import { rejected, type Problem } from "./outcome.ts";
import { idempotencyKeyHeader, type PreparedRequest } from "./transport.ts";

/** What the client needs to know about the signed-in person. */
export interface ClientSession {
  /** The bearer token, read for each request. Null when signed out. */
  token(): string | null;
  /** Increases with every change of the token, in whichever tab it happened. */
  version(): number;
  /**
   * The server refused this token. Clears the session unless its token has changed by now, so that
   * ten refusals cause one sign-out.
   */
  invalidate(token: string): void;
  /** The session and device ids as headers (G6), only for the API. */
  idHeaders(): Readonly<Record<string, string>>;
}

type Prepared =
  | { readonly request: PreparedRequest; readonly token: string | null }
  | { readonly problem: Problem };

/** Prepares a request completely, or returns why it must not be sent. */
export function prepare(
  { config, session, pageOrigin }: ClientDeps,
  endpoint: Endpoint<RequestParts, unknown>,
  input: RequestParts,
  options: CallOptions,
): Prepared {
  const { query, body } =
    config.behaviour["queryInBody"] === true ? queryInBody(endpoint.method, input) : input;
  const url = urlOf(
    endpoint,
    { ...(input.path && { path: input.path }), ...(query && { query }) },
    config,
  );
  if ("kind" in url) return { problem: url };
  const isTrusted = trustedOrigins(endpoint, config).includes(url.origin);
  const token = endpoint.auth === "none" || !isTrusted ? null : session.token();
  if (endpoint.auth === "required" && token === null)
    return { problem: isTrusted ? { kind: "signed-out" } : { kind: "offline" } };

  const encoded =
    body === undefined || endpoint.method === "GET" ? null : encodeBody(endpoint.encoding, body);
  const isOwnOrigin = url.origin === pageOrigin;
  const sendsKey = isOwnOrigin || config.behaviour["idempotencyKey"] !== false;
  const headers: Record<string, string> = {
    Accept: "application/json",
    ...(encoded?.contentType && { "Content-Type": encoded.contentType }),
    ...(url.origin === config.apiOrigin && session.idHeaders()),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(options.intent && sendsKey && { [idempotencyKeyHeader]: options.intent }),
  };
  const request: PreparedRequest = {
    url: url.href,
    method: endpoint.method,
    headers,
    body: encoded?.data,
    isOwnOrigin,
    keepalive: options.keepalive ?? false,
  };
  return { request, token };
}

function urlOf(...call: Parameters<typeof addressOf>): URL | Problem {
  try {
    return addressOf(...call);
  } catch (error) {
    // Nothing with such an address can exist at the server, so the answer is known.
    return error instanceof RangeError ? rejected(404) : { kind: "offline" };
  }
}

/** The switch of X1: moves what the specification puts into a write's query to its body. */
function queryInBody(method: string, input: RequestParts): RequestParts {
  if (method === "GET" || !input.query) return input;
  return { body: { ...input.query, ...(typeof input.body === "object" && input.body) } };
}
