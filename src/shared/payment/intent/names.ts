/** The kinds of intents that move money. */
export type IntentKind = "bill" | "purchase" | "order" | "refund";

/** The name of an intent, the same in every tab. Its lock and its record use it. */
export interface IntentName {
  /** A claim of an offer and a campaign's approval move no money, and use the lock and the record. */
  readonly kind: IntentKind | "claim" | "approval";
  /** Only ids, in the order that the kind defines. Never personal data. */
  readonly ids: readonly (string | number | null)[];
}

/** The prefix of the storage keys of all records. */
export const recordPrefix = "dining.intent/";

/** Returns the name that a lock's key contains. */
export function nameIn(key: string): IntentName {
  const [kind, ...ids] = key.slice(recordPrefix.length).split("/");
  // SAFETY: `lockKey` has put the kind first.
  return { kind: kind as IntentName["kind"], ids: ids.map(decodeURIComponent) };
}

/**
 * Returns the key of both the lock and the record, such as `dining.intent/bill/omnivore/12/7734`.
 * Ids are encoded, so that no id can imitate another one.
 */
export function lockKey({ kind, ids }: IntentName): `dining.intent/${string}` {
  return `${recordPrefix}${[kind, ...ids.map((id) => encodeURIComponent(id ?? ""))].join("/")}`;
}
