import { expect, test } from "vitest";
import { reachIn } from "./reach.ts";

const sources: Readonly<Record<string, string>> = {
  "src/widgets/registry.ts":
    'export const registry = { Map: () => import("./Map/index.ts"), Checkout: () => import("./Checkout/index.ts") };',
  "src/widgets/Map/index.ts": 'import "../../shared/places.ts";',
  "src/widgets/Checkout/index.ts": 'import "./pay.ts"; embed("Map");',
  "src/widgets/Checkout/pay.ts": "",
  "src/mount.ts": 'import { registry } from "./widgets/registry.ts";',
  "src/shared/places.ts": "",
  "src/shared/places.test.ts":
    'import type { Pay } from "../widgets/Checkout/pay.ts"; import "./places.ts";',
  "test/support/mountWidget.ts": 'import "../../src/mount.ts";',
  "test/widgets/Map.test.tsx": 'import "../support/mountWidget.ts"; mountWidget("Map");',
  "test/widgets/Checkout.test.tsx": 'import "../support/mountWidget.ts"; mountWidget("Checkout");',
  "test/widgets/All.test.tsx":
    'import { registry } from "../../src/widgets/registry.ts"; Object.keys(registry);',
  "test/page.test.ts": 'import { page } from "./page.ts"; new URL("./page.html", import.meta.url);',
  "test/page.ts": 'import { readFileSync } from "node:fs";',
  "test/page.html": "",
};
const reach = reachIn({
  files: new Set(Object.keys(sources)),
  read: (file) => sources[file] ?? "",
  widgets: ["Map", "Checkout"],
});
const reached = (file: string) => [...reach(file).files].toSorted();

test("a test reaches what it imports, directly or not, but no types", () => {
  expect(reached("src/shared/places.test.ts")).toEqual([
    "src/shared/places.test.ts",
    "src/shared/places.ts",
  ]);
});

test("a test of a widget reaches the widgets that it names, and those that they name, and no others", () => {
  expect(reached("test/widgets/Map.test.tsx")).not.toContain("src/widgets/Checkout/index.ts");
  expect(reached("test/widgets/Map.test.tsx")).toContain("src/shared/places.ts");
  expect(reached("test/widgets/Checkout.test.tsx")).toEqual(
    expect.arrayContaining(["src/widgets/Checkout/pay.ts", "src/widgets/Map/index.ts"]),
  );
});

test("a test that asks the registry itself reaches all widgets", () => {
  expect(reached("test/widgets/All.test.tsx")).toEqual(
    expect.arrayContaining(["src/widgets/Checkout/index.ts", "src/widgets/Map/index.ts"]),
  );
});

test("fixtures by their address are reached, and what reads files may read any", () => {
  expect(reached("test/page.test.ts")).toContain("test/page.html");
  expect(reach("test/page.test.ts").readsAnything).toBe(true);
  expect(reach("test/widgets/Map.test.tsx").readsAnything).toBe(false);
});
