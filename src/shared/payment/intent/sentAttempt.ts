import type { IntentRecord } from "./record.ts";

/** An attempt that was just answered. `F` are the facts in the record of its intent. */
export interface SentAttempt<F> {
  /** The earlier attempt of unknown outcome that this one repeats. */
  readonly open: IntentRecord<F> | null;
  /** The first attempt under this key had the same body. */
  readonly isSameBody: boolean;
  /** It left without its key. */
  readonly isKeyless: boolean;
}

/**
 * Whether a refusal is of this attempt alone, and the earlier one stays open. Under a key, the server
 * may have refused the body rather than the intent; without a key, it knows of no intent.
 */
export function isRefusedAlone(
  { open, isSameBody, isKeyless }: SentAttempt<unknown>,
  isDecline: boolean,
): boolean {
  return open !== null && (isKeyless || (!isSameBody && !isDecline));
}
