import { knownOrigins } from "./clientFile.ts";
import { idempotencyKeyHeader } from "./prepare.ts";

/** A server that has not answered the question by then counts as one that allows the header. */
const limitMs = 5_000;

/**
 * Whether the API of another origin lets the browser send `Idempotency-Key` to `url`. A browser that may not send the header
 * refuses the whole request, and reports the same error as for a lost connection, after which nobody knows whether money moved.
 * So a `HEAD` goes first: the header makes the browser ask for the same permission (a CORS preflight), and nothing changes at
 * the server. Also true where no answer comes with or without the header, such as offline.
 */
export async function allowsKey(url: string): Promise<boolean> {
  const { origin } = new URL(url);
  const known = knownOrigins.get(origin);
  if (known?.allowsKey) return true;
  // Servers often leave the CORS headers out where they answer a write's address with 404 or 405. A read that has worked has them.
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

/** Notes that an API of another origin has answered this read. */
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
