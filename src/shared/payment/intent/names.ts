/** The kinds of intents that move money. */
export type IntentKind = "bill" | "purchase" | "order" | "refund";

/** The name of an intent, the same in every tab: its lock and its record carry it. */
export interface IntentName {
  readonly kind: IntentKind;
  /** Ids alone, in an order that the kind fixes; never personal data. */
  readonly ids: readonly (string | number | null)[];
}

/** The beginning of the storage keys of all records. */
export const recordPrefix = "dining.intent/";

/** The name under a lock's key. */
export function nameIn(key: string): IntentName {
  const [kind, ...ids] = key.slice(recordPrefix.length).split("/");
  // SAFETY: `lockKey` has put the kind first.
  return { kind: kind as IntentKind, ids: ids.map(decodeURIComponent) };
}

/** `dining.intent/bill/omnivore/12/7734`: one word for lock and storage, in which no id can imitate another one. */
export function lockKey({ kind, ids }: IntentName): `dining.intent/${string}` {
  return `${recordPrefix}${[kind, ...ids.map((id) => encodeURIComponent(id ?? ""))].join("/")}`;
}
