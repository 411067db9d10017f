import { knownOrigins } from "./knownOrigins.ts";
import { idempotencyKeyHeader } from "./transport.ts";

/**
 * Milliseconds to wait. A server that has not answered by then counts as one that allows the
 * header.
 */
const limitMs = 5_000;

/**
 * Whether the API of another origin lets the browser send `Idempotency-Key` to `url`. If the header
 * is not allowed, the browser refuses the whole request with the same error as for a lost
 * connection, and nobody knows whether money moved. So a `HEAD` goes first: the browser asks for
 * the same permission (a CORS preflight), and nothing changes at the server. Also true if no
 * request is answered, with or without the header, such as offline.
 */
export async function allowsKey(url: string): Promise<boolean> {
  const { origin } = new URL(url);
  const known = knownOrigins.get(origin);
  if (known?.allowsKey) return true;
  // Servers often omit the CORS headers when they answer a write's address with 404 or 405. A read
  // that has worked has them.
  for (const address of [url, known?.answeredUrl]) {
    if (!address) continue;
    if (await isAnswered(address, true)) {
      knownOrigins.set(origin, { ...known, allowsKey: true });
      return true;
    }
    if (await isAnswered(address, false)) return isAnswered(address, true);
  }
  return true;
}

/** Remembers that an API of another origin has answered this read. */
export function noteAnsweredRead(url: string): void {
  const { origin } = new URL(url);
  knownOrigins.set(origin, { ...knownOrigins.get(origin), answeredUrl: url });
}

function isAnswered(url: string, withKey: boolean): Promise<boolean> {
  return globalThis
    .fetch(url, {
      method: "HEAD",
      headers: withKey ? { [idempotencyKeyHeader]: "preflight" } : {},
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      redirect: "manual",
      signal: AbortSignal.timeout(limitMs),
    })
    .then(
      () => true,
      () => false,
    );
}
