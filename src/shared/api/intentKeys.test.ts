import { expect, it } from "vitest";
import { createIntentKeys, type KeyedIntent } from "./intentKeys.ts";

it("goes on with the key of before a reload, for the same payload alone, until it is settled", () => {
  let stored: KeyedIntent | null = null;
  let keyCount = 0;
  const open = () =>
    createIntentKeys(() => `k${++keyCount}`, {
      read: () => stored,
      write: (intent) => (stored = intent),
    });
  expect(open().keyFor({ name: "Fig" })).toBe("k1");
  expect(open().keyFor({ name: "Fig" })).toBe("k1");
  const keys = open();
  expect(keys.keyFor({ name: "Ember" })).toBe("k2");
  keys.settle();
  expect(stored).toBeNull();
  expect(open().keyFor({ name: "Ember" })).toBe("k3");
});

it("gives one key per intent: kept for retries, new after a change of the payload or a known outcome", () => {
  let keyCount = 0;
  const keys = createIntentKeys(() => `k${++keyCount}`);
  const usedKeys = [
    keys.keyFor({ amount: 1 }),
    keys.keyFor({ amount: 1 }),
    keys.keyFor({ amount: 2 }),
    keys.keyFor({ amount: 1 }),
  ];
  keys.settle();
  expect([...usedKeys, keys.keyFor({ amount: 1 })]).toEqual(["k1", "k1", "k2", "k3", "k4"]);
});
