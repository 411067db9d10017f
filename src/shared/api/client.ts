import type { Endpoint, TimeoutPolicy, RequestParts } from "../contracts/endpoint.ts";
import type { ClientConfig } from "./address.ts";
import { allowsKey, noteAnsweredRead } from "./allowsKey.ts";
import { clientHasArrived } from "./clientFile.ts";
import { deadline, type Deadline } from "./deadline.ts";
import { failed, unsent, type Outcome, type Problem } from "./outcome.ts";
import { prepare, type ClientSession } from "./prepare.ts";
import { carriedOut, type Attempt } from "./carriedOut.ts";
import { retryDelayMs } from "./retry.ts";
import { idempotencyKeyHeader, send, type Answer, type PreparedRequest } from "./transport.ts";
import { retryAfterOf, parseResponse } from "./parseResponse.ts";
import type { SetUpCode } from "./callTrouble.ts";
import { watchCall } from "./watchCalls.ts";

/** Milliseconds that a call may take with all its tries (G15). */
const limitsMs: Record<TimeoutPolicy, number> = { read: 15_000, write: 30_000, payment: 45_000 };

export interface CallOptions {
  /**
   * Aborts the call when its caller has unmounted. A write that was sent may still be carried out.
   */
  readonly signal?: AbortSignal;
  /** One key per intent (`createIntentKeys`), sent as `Idempotency-Key`. */
  readonly intent?: string;
  /**
   * `session.version()` at the time when the person reviewed the write. If the session has changed
   * since, nothing is sent.
   */
  readonly sessionVersion?: number;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** Replaces the time limit of the endpoint's policy, for large uploads. In milliseconds. */
  readonly limitMs?: number;
  /**
   * For uploads: called with the percentage of the body that was sent, a whole number from 0 to
   * 100.
   */
  readonly onProgress?: (percent: number) => void;
}

export interface Client {
  /**
   * Never throws. Tries a read up to three times within its time limit, and a write once. If the
   * server answers a payment with 409, it is still processing the payment, so the same request is
   * sent again with the same idempotency key.
   */
  call<I extends RequestParts, O>(
    endpoint: Endpoint<I, O>,
    input: I,
    options?: CallOptions,
  ): Promise<Outcome<O>>;
  /** Loads the code of the client or of uploads ahead of the first call. Never rejects. */
  warmUp(what?: "uploads"): void;
}

export interface ClientDeps {
  readonly config: ClientConfig;
  readonly session: ClientSession;
  /** `location.origin`. */
  readonly pageOrigin: string;
  /** Tells the developer what prevents a request from being sent. */
  readonly report?: (message: string, code: "DW404" | SetUpCode) => void;
}

/**
 * Creates the client of one page configuration and session. Nothing that it receives or returns
 * ever reaches the console.
 */
export function createClient(deps: ClientDeps): Pick<Client, "call"> {
  return {
    async call(endpoint, input, options = {}) {
      const time = deadline(options.limitMs ?? limitsMs[endpoint.timeoutPolicy], options.signal);
      try {
        if (time.isOver) return failed(unsent({ kind: "offline" }));
        return await attempts(deps, endpoint, input, options, time);
      } catch {
        return failed({ kind: "unexpected", status: null });
      } finally {
        time.clear();
      }
    },
  };
}

async function attempts<I extends RequestParts, O>(
  deps: ClientDeps,
  endpoint: Endpoint<I, O>,
  input: I,
  options: CallOptions,
  time: Deadline,
): Promise<Outcome<O>> {
  const sessionVersion = options.sessionVersion ?? deps.session.version();
  const tryOnce = () => attempt(deps, endpoint, input, { ...options, sessionVersion }, time);
  if (endpoint.timeoutPolicy !== "read") return carriedOut(tryOnce, endpoint, time);
  for (let tries = 1; ; tries++) {
    const { outcome, retryAfter } = await tryOnce();
    if (outcome.ok) return outcome;
    const delay = retryDelayMs(outcome.problem, retryAfter, tries, Math.random());
    if (delay === null || !(await time.pause(delay))) return outcome;
  }
}

async function attempt<I extends RequestParts, O>(
  { session, ...deps }: ClientDeps,
  endpoint: Endpoint<I, O>,
  input: I,
  options: CallOptions,
  time: Deadline,
): Promise<Attempt<O>> {
  const isRead = endpoint.timeoutPolicy === "read";
  if (isUnsendable(isRead)) return nothing(unsent({ kind: "offline" }));
  if (!isRead && endpoint.auth !== "none" && session.version() !== options.sessionVersion)
    return nothing(unsent({ kind: "signed-out" }));
  const prepared = prepare({ ...deps, session }, endpoint, input, options);
  if ("problem" in prepared) return nothing(unsent(prepared.problem));
  const { token } = prepared;
  const request = await withAllowedKey(deps, endpoint, prepared.request, time);
  if ("kind" in request) return nothing(unsent(request));
  const transport = await transportOf(options);
  if (!transport) return nothing(unsent({ kind: "offline" }));
  const answer = await answered(transport(request, time.signal), time, isRead);
  const seen = { name: endpoint.name, request, answer: "kind" in answer ? null : answer };
  if (!time.isOver) watchCall(deps, seen);
  if ("kind" in answer) return nothing(answer);
  const parsed = parseResponse(answer, endpoint.output, token !== null);
  const hasKey = request.headers[idempotencyKeyHeader] !== undefined;
  const outcome = options.intent && !hasKey ? { ...parsed, isKeyless: true as const } : parsed;
  if (outcome.ok && isRead && !request.isOwnOrigin) noteAnsweredRead(request.url);
  if (!outcome.ok && outcome.problem.kind === "signed-out" && token !== null)
    session.invalidate(token);
  return {
    outcome,
    retryAfter: retryAfterOf(answer),
    hasKey,
  };
}

/**
 * Returns the request as the browser may send it to another origin. If the API's CORS headers
 * refuse the idempotency key, a payment is not sent at all, and any other write is sent without its
 * key.
 */
async function withAllowedKey(
  { report, pageOrigin }: Pick<ClientDeps, "report" | "pageOrigin">,
  { timeoutPolicy }: Pick<Endpoint<RequestParts, unknown>, "timeoutPolicy">,
  request: PreparedRequest,
  time: Deadline,
): Promise<PreparedRequest | Problem> {
  const { [idempotencyKeyHeader]: key, ...headers } = request.headers;
  if (request.isOwnOrigin || key === undefined) return request;
  const isAllowed = await time.before(allowsKey(request.url));
  if (time.isOver || isAllowed === "over") return { kind: "offline" };
  if (isAllowed) return request;
  const isPayment = timeoutPolicy === "payment";
  report?.(
    `the CORS headers of ${new URL(request.url).origin} do not allow ${pageOrigin} to send ${idempotencyKeyHeader}; ` +
      (isPayment ? "the payment was not sent" : "the request went without it"),
    "DW404",
  );
  return isPayment ? { kind: "offline", code: "DW404" } : { ...request, headers };
}

type Transport = typeof send;

/** Returns `fetch`, or axios if progress is shown. Null if axios does not load. */
async function transportOf({ onProgress }: CallOptions): Promise<Transport | null> {
  if (!onProgress) return send;
  try {
    const { sendUpload } = await loadUploads();
    return (request, signal) => sendUpload(request, signal, onProgress);
  } catch {
    return null;
  }
}

/**
 * Resolves with the answer, or with the reason why there is none. An interrupted read counts as not
 * carried out, and an interrupted write may have arrived.
 */
async function answered(
  sent: Promise<Answer>,
  time: Deadline,
  isRead: boolean,
): Promise<Answer | Problem> {
  try {
    const answer = await time.before(sent);
    return answer === "over" ? { kind: "timed-out" } : answer;
  } catch {
    if (time.isOver) return { kind: "timed-out" };
    return isRead ? { kind: "offline" } : { kind: "unexpected", status: null };
  }
}

/** Whether the browser already knows that the request would be lost. Such a write is not tried. */
function isUnsendable(isRead: boolean): boolean {
  return (
    typeof globalThis.fetch !== "function" || (!isRead && globalThis.navigator?.onLine === false)
  );
}

function nothing(problem: Problem): Attempt<never> {
  return { outcome: failed(problem), retryAfter: null };
}

/** Loads the code that sends uploads. Rejects if it does not load. */
export function loadUploads() {
  return import("./uploadTransport.ts");
}

clientHasArrived({ createClient, loadUploads });
