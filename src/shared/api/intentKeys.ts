import { toJson } from "./json.ts";

export interface KeyedIntent {
  /** The payload as JSON. */
  readonly payload: string;
  readonly key: string;
}

/** Where an intent outlives a reload of the page. */
export interface IntentStorage {
  read(): KeyedIntent | null;
  write(intent: KeyedIntent | null): void;
}

/**
 * Returns one idempotency key per intent. The key stays the same while the payload does. A changed
 * payload gets a new key, and so does a payload after `settle()`, which follows a known outcome.
 */
export function createIntentKeys(
  newKey: () => string,
  storage?: IntentStorage,
): {
  keyFor(payload: unknown): string;
  settle(): void;
} {
  let last: KeyedIntent | null = storage?.read() ?? null;
  const keep = (intent: KeyedIntent | null): void => {
    last = intent;
    storage?.write(intent);
  };
  return {
    keyFor(payload) {
      const text = toJson(payload);
      const intent = last?.payload === text ? last : { payload: text, key: newKey() };
      keep(intent);
      return intent.key;
    },
    settle: () => keep(null),
  };
}
