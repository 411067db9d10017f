import { getFetch } from "axios/unsafe/adapters/fetch.js";
import type { Answer, PreparedRequest } from "./transport.ts";

/** Looked up at each call: a host may wrap, replace or remove `fetch` at any time. Without `Request` no wrapper of that gets in the way. */
const env = {
  fetch: (...call: Parameters<typeof fetch>): Promise<Response> => globalThis.fetch(...call),
  Request: null,
  Response: globalThis.Response,
};

/** One request through axios's fetch adapter, whatever the status; rejects when no whole answer came. */
export async function send(
  { url, method, headers, body, redirect, keepalive }: PreparedRequest,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const adapter = getFetch({ env });
  if (!adapter) throw new TypeError("no fetch");
  const {
    status,
    data,
    headers: answered,
  } = await adapter({
    url,
    method: method.toLowerCase(),
    data: body,
    // Firefox lets scripts set a user agent, which would cost a preflight that servers refuse.
    headers: { ...headers, "User-Agent": false },
    signal,
    responseType: "text",
    fetchOptions: { cache: "no-store", referrerPolicy: "no-referrer", redirect, keepalive },
    env,
  });
  return { status, text: data, header: (name) => textOrNull(answered.get(name)) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
