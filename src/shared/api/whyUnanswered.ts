import { policyMessage } from "../host/policyLine.ts";
import { onViolation, type Violation } from "../host/policyViolations.ts";
import { knownOrigins } from "./knownOrigins.ts";
import type { Mistake } from "./callTrouble.ts";
import { idempotencyKeyHeader, type PreparedRequest } from "./transport.ts";

/** The headers of the API's answers that all calls of all widgets need together. */
export const neededHeaders =
  "Access-Control-Allow-Headers: Authorization, Content-Type, X-Device-Id, X-Session-Id, Idempotency-Key";
export const neededMethods = "Access-Control-Allow-Methods: GET, POST, PUT, PATCH, DELETE";

/** Milliseconds for each request of the examination. */
const limitMs = 5_000;
/** Milliseconds before a server counts as unreachable, so that a short interruption does not. */
const pauseMs = 1_000;

/**
 * Finds out why the browser gave no answer to a call, although it is online. It asks again in
 * smaller steps: without reading the answer, without the widgets' headers, and with them. Nothing
 * that it sends changes anything at the server. Null if the page has nothing to change, or if that
 * is not certain.
 */
export async function whyUnanswered(
  request: PreparedRequest,
  pageOrigin: string,
  key: string,
): Promise<Mistake | null> {
  // What the policy blocks of the page's own origin, `watchPageErrors` reports.
  if (request.isOwnOrigin || globalThis.navigator?.onLine === false) return null;
  const { origin, protocol, hostname } = new URL(request.url);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname);
  if (protocol === "http:" && pageOrigin.startsWith("https:") && !isLocal)
    return {
      code: "DW406",
      message: `browsers refuse calls from an https page to ${origin}; write "${key}": "https://…" in script#dining-widgets-config`,
    };
  const { isReached, violation } = await reach(origin);
  if (violation) return { code: "DW407", message: policyMessage(violation) };
  if (!isReached) return (await isStillUnreachable(origin)) ? unreachable(origin, key) : null;
  return whyUnreadable(request, origin, pageOrigin);
}

/** Asks whether a server answers at all, without path, cookies or referrer. */
async function reach(origin: string) {
  const controller = new AbortController();
  let violation: Violation | undefined;
  onViolation(controller.signal, (found) => {
    if (found.directive === "connect-src" && found.blocked.startsWith(origin)) violation ??= found;
  });
  const isReached = await isAnswered(`${origin}/`, { method: "HEAD", mode: "no-cors" });
  // The browser tells about a violation in a later task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  controller.abort();
  return { isReached, violation };
}

async function isStillUnreachable(origin: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return (
    globalThis.navigator?.onLine !== false &&
    !(await isAnswered(`${origin}/`, { method: "HEAD", mode: "no-cors" }))
  );
}

/** Finds the CORS header that is missing, where a server answers and the browser hides it. */
async function whyUnreadable(
  { url, method, headers }: PreparedRequest,
  origin: string,
  pageOrigin: string,
): Promise<Mistake | null> {
  const known = knownOrigins.get(origin);
  // A read that has worked shows that this origin's answers may be read.
  const isRead = method === "GET" || known?.answeredUrl !== undefined;
  const address = known?.answeredUrl ?? url;
  const again = { method: isRead ? "GET" : "HEAD", redirect: "manual" } as const;
  if (!(await isAnswered(address, again)))
    return {
      code: "DW405",
      message: `${origin} does not let pages of ${pageOrigin} read its answers; let it send "Access-Control-Allow-Origin: ${pageOrigin}" with every answer, errors too, and without a redirect`,
    };
  const withKey = headers[idempotencyKeyHeader] && { [idempotencyKeyHeader]: "preflight" };
  if (!(await isAnswered(address, { ...again, headers: { ...headers, ...withKey } })))
    return {
      code: "DW405",
      message: `${origin} does not let pages of ${pageOrigin} send the widgets' headers; let it answer OPTIONS with "${neededHeaders}"`,
    };
  if (/^(GET|HEAD|POST)$/.test(method)) return null;
  // One lost call may be an interruption, but not two while everything else arrives.
  const { lost = [] } = knownOrigins.get(origin) ?? {};
  knownOrigins.set(origin, { ...knownOrigins.get(origin), lost: [...lost, method] });
  return lost.includes(method)
    ? {
        code: "DW405",
        message: `${origin} does not let pages of ${pageOrigin} make ${method} requests; let it answer OPTIONS with "${neededMethods}"`,
      }
    : null;
}

/** True, too, if the time has run out, since a slow server is no mistake of the page. */
async function isAnswered(url: string, request: RequestInit): Promise<boolean> {
  try {
    await globalThis.fetch(url, {
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(limitMs),
      ...request,
    });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError";
  }
}

function unreachable(origin: string, key: string): Mistake {
  return {
    code: "DW408",
    message: `${origin} cannot be reached, although the browser is online; check "${key}" in script#dining-widgets-config, the server's certificate, and extensions that block requests`,
  };
}
