import { getFetch } from "axios/unsafe/adapters/fetch.js";
import type { Answer, PreparedRequest } from "./transport.ts";

/** Without `Request`, no wrapper of the page around it interferes. */
const env = { fetch: fetchWithin, Request: null, Response: globalThis.Response };

/** One request through axios's fetch adapter, whatever the status; rejects when no whole answer came. */
export async function send(
  { url, method, headers, body, isOwnOrigin, keepalive }: PreparedRequest,
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
    // Otherwise axios compares origins by `document.baseURI`, which an element of the page may shadow.
    withXSRFToken: false,
    fetchOptions: {
      cache: "no-store",
      referrerPolicy: "no-referrer",
      keepalive,
      ...redirectPolicy(isOwnOrigin, method),
    },
    env,
  });
  return { status, text: data, header: (name) => textOrNull(answered.get(name)) };
}

/**
 * Redirects are followed within the page's own origin alone: another origin must not see what a request carries. In the mode
 * `same-origin` the browser itself refuses to leave; within another origin it cannot be told to stay.
 */
function redirectPolicy(isOwnOrigin: boolean, method: string): RequestInit {
  if (!isOwnOrigin) return { redirect: "manual" };
  return { mode: "same-origin", redirect: method === "GET" ? "manual" : "follow" };
}

/**
 * `fetch` as the page has it at the moment of the call, which hosts wrap, replace and remove. A redirect to another origin
 * comes back with status 0. A redirected read is sent once more, since a browser that refuses to follow does not say why.
 */
async function fetchWithin(url: string, init: RequestInit): Promise<Response> {
  const response = await globalThis.fetch(url, init);
  if (response.type === "opaqueredirect" && init.mode === "same-origin")
    return globalThis
      .fetch(url, { ...init, redirect: "follow" })
      .then((followed) => (isSameOrigin(url, followed) ? followed : Response.error()))
      .catch(() => Response.error());
  return isSameOrigin(url, response) ? response : Response.error();
}

/** False for an answer of another origin, which a page's own wrapper around `fetch` may have followed to. */
function isSameOrigin(url: string, response: Response): boolean {
  return !response.url || new URL(response.url).origin === new URL(url).origin;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
