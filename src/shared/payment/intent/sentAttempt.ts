import type { IntentRecord } from "./record.ts";

/** An attempt under a key. `F` are the facts in the record of its intent. */
export interface SentAttempt<F> {
  /** The earlier attempt of unknown outcome that this one repeats. */
  readonly open: IntentRecord<F> | null;
  /** The part of the body that may differ from that of the earlier attempt. */
  readonly source: string;
  /** It left without its key. */
  readonly isKeyless: boolean;
  /** It left under a key that was sent first a day ago, which the server may have forgotten. */
  readonly isForgotten: boolean;
}

/**
 * Whether a refusal says that nothing was charged under the key. `isOfAll`: it was a decline, by
 * which the server shows that it has this body, or all bodies under the key were refused. Without a
 * key, or under one that it has forgotten, the server knows of no earlier attempt.
 */
export function isFinalRefusal(
  { open, isKeyless, isForgotten }: SentAttempt<unknown>,
  isOfAll: boolean,
): boolean {
  return open === null || (!isKeyless && !isForgotten && isOfAll);
}
