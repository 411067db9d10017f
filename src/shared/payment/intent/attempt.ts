import type { IntentRecord } from "./record.ts";

/** One attempt to send an intent. */
export interface Attempt<F> {
  /** The earlier attempt of unknown outcome that this one repeats. */
  readonly open: IntentRecord<F> | null;
  /** This widget sent the same body under this key before. */
  readonly isSameBody: boolean;
  /** It left without its key. */
  readonly isKeyless: boolean;
}

/**
 * Whether a refusal is of this attempt alone, and the earlier one stays open. Under a key, the server
 * may have refused the body rather than the intent; without a key, it knows of no intent.
 */
export function isRefusedAlone(
  { open, isSameBody, isKeyless }: Attempt<unknown>,
  isDecline: boolean,
): boolean {
  return open !== null && (isKeyless || (!isSameBody && !isDecline));
}
