export const idempotencyKeyHeader = "Idempotency-Key";

/** A request that is ready to be sent. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Whether the request goes to the page's own origin. Redirects are followed only within it. */
  readonly isOwnOrigin: boolean;
  readonly keepalive: boolean;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
}

/**
 * Sends one request by `fetch`, and resolves whatever the status is. Rejects if no complete answer
 * came.
 */
export async function send(
  { url, method, headers, body, isOwnOrigin, keepalive }: PreparedRequest,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const response = await fetchWithin(url, {
    method,
    headers,
    cache: "no-store",
    referrerPolicy: "no-referrer",
    keepalive,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    ...redirectPolicy(isOwnOrigin, method),
  });
  return {
    status: response.status,
    text: await response.text(),
    header: (name) => response.headers.get(name),
  };
}

/**
 * Follows redirects only within the page's own origin, because another origin must not see what a
 * request contains. With the mode `same-origin` the browser itself refuses to leave. For another
 * origin, a browser cannot be told to stay there.
 */
function redirectPolicy(isOwnOrigin: boolean, method: string): RequestInit {
  if (!isOwnOrigin) return { redirect: "manual" };
  return { mode: "same-origin", redirect: method === "GET" ? "manual" : "follow" };
}

/**
 * Calls `fetch` as the page has it at that moment, because hosts wrap, replace and remove it. A
 * redirect to another origin returns status 0. A redirected read is sent once more, because a
 * browser that refuses to follow does not tell why.
 */
async function fetchWithin(url: string, init: RequestInit): Promise<Response> {
  const response = await globalThis.fetch(url, init);
  if (response.type === "opaqueredirect" && init.mode === "same-origin")
    return globalThis
      .fetch(url, { ...init, redirect: "follow" })
      .then((followed) => (isSameOrigin(url, followed.url) ? followed : Response.error()))
      .catch(() => Response.error());
  return isSameOrigin(url, response.url) ? response : Response.error();
}

/**
 * Returns false if another origin has answered, because the page's wrapper around `fetch`, or an
 * upload, was redirected.
 */
export function isSameOrigin(url: string, answeredUrl: string): boolean {
  return !answeredUrl || new URL(answeredUrl).origin === new URL(url).origin;
}
