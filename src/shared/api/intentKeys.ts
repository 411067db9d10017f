import { toJson } from "./json.ts";

/**
 * Returns one idempotency key per intent. The key stays the same while the payload does. A changed
 * payload gets a new key, and so does a payload after `settle()`, which follows a known outcome.
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
