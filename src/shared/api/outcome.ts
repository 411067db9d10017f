import type { ErrorTexts } from "./errorBody.ts";

/** How a call can fail, as kinds that a flow can switch on. Never thrown, always returned. */
export type Problem = Sending &
  (
    | /** The request did not leave, or (a read) no connection came about: nothing happened at the server. */
      {
        readonly kind: "offline";
        /** The message to the developer, where the browser was not allowed to send the request. */
        readonly code?: "DW404";
      }
    /** The request left, and no answer came in time or the caller stopped waiting. The outcome of a write is unknown. */
    | { readonly kind: "timed-out" }
    /** 401: the session is over and already cleared. Or there is none, or it has changed hands since the write was prepared: nothing was sent. */
    | { readonly kind: "signed-out" }
    /** The server said no (4xx). `message` is its own text, at most 300 characters; `fields` its texts by field. */
    | {
        readonly kind: "rejected";
        readonly status: number;
        readonly message: string | null;
        readonly messages: readonly string[];
        readonly fields: Readonly<Record<string, readonly string[]>>;
        /** The parsed body, for contracts whose refusals carry facts beside their words; hostile like every answer. */
        readonly body?: unknown;
        /** Seconds to wait, on 429. */
        readonly retryAfter: number | null;
      }
    /** An answer that is not what the contract says: HTML, truncated JSON, a missing field. */
    | {
        readonly kind: "off-contract";
        readonly detail: string;
        /** 200 to 399, or 0 for a redirect to another origin; missing where the answer is not of one request. */
        readonly status?: number;
        /** The parsed body; missing where it is no JSON. */
        readonly body?: unknown;
      }
    /** 5xx, and for a write a connection that broke (status null): what happened is unknown. */
    | {
        readonly kind: "unexpected";
        readonly status: number | null;
        /** The server's own words, where the answer holds any. */
        readonly errorTexts?: ErrorTexts;
        /** The parsed body; missing where it is no JSON. */
        readonly body?: unknown;
      }
  );

interface Sending {
  /** False where nothing left the browser, so nothing happened at the server. Missing where the request left: it may have arrived. */
  readonly wasSent?: false;
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** True where a write may have been carried out although no usable answer came (design: never retried, never called failed). */
export function isOutcomeUnknown(problem: Problem): boolean {
  return (
    problem.kind === "timed-out" || problem.kind === "unexpected" || problem.kind === "off-contract"
  );
}

export function failed(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}

/** A failure before anything was sent. */
export function unsent(problem: Problem): Problem {
  return { ...problem, wasSent: false };
}
