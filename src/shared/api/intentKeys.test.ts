import { expect, it } from "vitest";
import { createIntentKeys } from "./intentKeys.ts";

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
