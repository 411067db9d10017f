import { toJson } from "./json.ts";

/**
 * Gives one idempotency key per intent: the same for as long as the payload stays the same, a new one after any
 * change of it or after `settle()`, which follows a known outcome.
 */
export function createIntentKeys(newKey: () => string): {
  keyFor(payload: unknown): string;
  settle(): void;
} {
  let last: { readonly payload: string; readonly key: string } | undefined;
  return {
    keyFor(payload) {
      const text = toJson(payload);
      if (last?.payload !== text) last = { payload: text, key: newKey() };
      return last.key;
    },
    settle() {
      last = undefined;
    },
  };
}
