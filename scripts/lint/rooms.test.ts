import { expect, test } from "vitest";
import { objection, rooms } from "./rooms.js";

test("reads the table of docs/architecture.md", () => {
  expect(rooms.get("money")).toEqual(["zod"]);
  expect(rooms.get("json")).toEqual([]);
  expect(rooms.get("host")).toEqual(["json"]);
  expect(rooms.get("forms")).toEqual(rooms.get("ui"));
  expect(rooms.get("mount")).toEqual(["widgets/registry.ts", "widget/contract.ts"]);
  expect(rooms.has("bill")).toBe(false);
});

test.each([
  ["shared/money/cents.ts", "shared/time/clock.ts"],
  ["shared/host/storage.ts", "shared/config/pageConfig.ts"],
  ["shared/mount/load.ts", "shared/widget/instance.tsx"],
  ["shared/mount/load.ts", "react"],
  ["shared/bill/totals.ts", "widgets/RedeemCheckout/copy.ts"],
  ["shared/bill/totals.ts", "shared/mount/engine.ts"],
  ["shared/session/session.ts", "axios"],
  ["shared/contracts/user.ts", "zod"],
  ["widgets/AmexApp/Root.tsx", "widgets/UserFlow/Root.tsx"],
  ["widgets/AmexApp/Root.tsx", "../demo/backend/areas.ts"],
])("%s may not import %s", (from, to) => {
  expect(objection(from, to)).not.toBeNull();
});

test.each([
  ["shared/money/cents.ts", "zod/mini"],
  ["shared/contracts/user.ts", "shared/money/cents.ts"],
  ["shared/mount/load.ts", "shared/widget/contract.ts"],
  ["shared/api/client.ts", "axios"],
  ["shared/bill/totals.ts", "shared/money/cents.ts"],
  ["widgets/AmexApp/Root.tsx", "shared/ui/Button.tsx"],
  ["widgets/AmexApp/Root.tsx", "react-dom"],
])("%s may import %s", (from, to) => {
  expect(objection(from, to)).toBeNull();
});
