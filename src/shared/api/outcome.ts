/** What can go wrong with a call, in words that a flow can switch on. Never thrown, always returned. */
export type Problem =
  /** The request did not leave, or the browser knows no way: nothing happened at the server. */
  | { readonly kind: 'offline' }
  /** It left, and no answer came in time: for a write, what happened is unknown. */
  | { readonly kind: 'timed-out' }
  /** 401: the session is over and already cleared. */
  | { readonly kind: 'signed-out' }
  /** The server said no (4xx). `message` is its own text, at most 300 characters; `fields` its texts by field. */
  | {
      readonly kind: 'rejected'
      readonly status: number
      readonly message: string | null
      readonly messages: readonly string[]
      readonly fields: Readonly<Record<string, readonly string[]>>
      /** Seconds to wait, on 429. */
      readonly retryAfter: number | null
    }
  /** An answer that is not what the contract says: HTML, truncated JSON, a missing field. */
  | { readonly kind: 'off-contract'; readonly detail: string }
  /** 5xx and everything else; for a write, what happened is unknown. */
  | { readonly kind: 'unexpected'; readonly status: number | null }

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

/** True where a write may have been carried out although no usable answer came (design: never retried, never called failed). */
export function isUnknown(problem: Problem): boolean {
  return problem.kind === 'timed-out' || problem.kind === 'unexpected' || problem.kind === 'off-contract'
}
