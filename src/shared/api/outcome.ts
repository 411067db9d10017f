import type { ErrorTexts } from "./errorBody.ts";

/** How a call can fail, as kinds for a `switch`. Problems are returned and never thrown. */
export type Problem = Sending &
  (
    | /** The request was not sent, or a read got no connection. Nothing happened at the server. */
      {
        readonly kind: "offline";
        /**
         * The code of the message to the developer, if the browser was not allowed to send the
         * request.
         */
        readonly code?: "DW404";
      }
    /**
     * The request was sent, and no answer came in time or the caller stopped waiting. The outcome
     * of a write is unknown.
     */
    | { readonly kind: "timed-out" }
    /**
     * 401: the session is over and already cleared. Or there is no session, or it has changed since
     * the write was prepared, and nothing was sent.
     */
    | { readonly kind: "signed-out" }
    /**
     * The server refused (4xx). `message` is its own text, at most 300 characters, and `fields` are
     * its texts by field.
     */
    | {
        readonly kind: "rejected";
        readonly status: number;
        readonly message: string | null;
        readonly messages: readonly string[];
        readonly fields: Readonly<Record<string, readonly string[]>>;
        /**
         * The parsed body, for contracts whose refusals contain data besides their texts.
         * Untrusted, like every answer.
         */
        readonly body?: unknown;
        /** Seconds to wait, on 429. */
        readonly retryAfter: number | null;
      }
    /** The answer does not match the contract: HTML, truncated JSON, a missing field. */
    | {
        readonly kind: "off-contract";
        readonly detail: string;
        /**
         * 200 to 399, or 0 for a redirect to another origin. Missing if the answer does not belong
         * to a single request.
         */
        readonly status?: number;
        /** The parsed body. Missing if it is not JSON. */
        readonly body?: unknown;
      }
    /** A 5xx, or a broken connection during a write (status null). What happened is unknown. */
    | {
        readonly kind: "unexpected";
        readonly status: number | null;
        /** The server's own texts, if the answer contains any. */
        readonly errorTexts?: ErrorTexts;
        /** The parsed body. Missing if it is not JSON. */
        readonly body?: unknown;
      }
  );

interface Sending {
  /**
   * False if the request never left the browser, so that nothing happened at the server. Missing if
   * it left and may have arrived.
   */
  readonly wasSent?: false;
}

export type Outcome<T> = Keyless &
  ({ readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem });

interface Keyless {
  /**
   * The write left without its idempotency key, since the host has switched the keys off for an API of
   * another origin. The server cannot tell it from another one, so the answer says nothing about an
   * earlier attempt.
   */
  readonly isKeyless?: true;
}

/**
 * Whether a write may have been carried out although no usable answer came. Such a write is never
 * retried and never called failed.
 */
export function isOutcomeUnknown(problem: Problem): boolean {
  return (
    problem.kind === "timed-out" || problem.kind === "unexpected" || problem.kind === "off-contract"
  );
}

export function failed(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}

/** A refusal that no server has sent, such as 404 for an item that a list does not contain. */
export function rejected(status: number, message: string | null = null): Problem {
  return { kind: "rejected", status, message, messages: [], fields: {}, retryAfter: null };
}

/** Notes that the call failed before anything was sent. */
export function unsent(problem: Problem): Problem {
  return { ...problem, wasSent: false };
}
