/** The answer of a server. */
export interface Answer {
  /** After redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export interface Fetcher {
  /** Rejects with a sentence where no answer comes. */
  (url: URL, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Plain GET requests, each address once. */
export function fetcher(timeoutMs: number): Fetcher {
  const answers = new Map<string, Promise<Answer>>();
  return (url, headers = {}) => {
    const answer = answers.get(url.href) ?? get(url, headers, timeoutMs);
    answers.set(url.href, answer);
    return answer;
  };
}

async function get(
  url: URL,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { "accept-encoding": "br, gzip", ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      url: new URL(response.url),
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    throw new Error(`${url.href} does not answer: ${reasonOf(error)}`, { cause: error });
  }
}

/** `fetch` hides the reason in the cause of its error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
