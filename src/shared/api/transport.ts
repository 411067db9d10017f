/** A request with everything decided. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Whether it goes to the page's own origin; redirects are followed only within it. */
  readonly isOwnOrigin: boolean;
  readonly keepalive: boolean;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
}

/** Sends one request by `fetch`, whatever the status; rejects when no whole answer came. */
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
      .then((followed) => (isSameOrigin(url, followed.url) ? followed : Response.error()))
      .catch(() => Response.error());
  return isSameOrigin(url, response.url) ? response : Response.error();
}

/** False for an answer of another origin, to which a page's own wrapper around `fetch`, or an upload, was redirected. */
export function isSameOrigin(url: string, answeredUrl: string): boolean {
  return !answeredUrl || new URL(answeredUrl).origin === new URL(url).origin;
}
