import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { folderObjection, folderTable, importTable, objection } from "./importRules.js";

test("the table of docs/architecture.md has a row for every folder of src/shared, and no other", () => {
  expect([...importTable.keys()].toSorted()).toEqual(readdirSync("src/shared").toSorted());
});

test("a row names folders, single files and packages", () => {
  expect(importTable.get("money")).toEqual(["country", "zod"]);
  expect(importTable.get("host")).toEqual(["api/json.ts", "zod"]);
  expect(importTable.get("mount")).toEqual([
    "widgets/registry.ts",
    "languages/languages.ts",
    "texts/language.ts",
    "widget/contract.ts",
    "widget/dataLayer.ts",
    "config/pageConfig.ts",
    "telemetry/inspection.ts",
    "telemetry/pageErrors.ts",
  ]);
});

test.each([
  ["shared/money/cents.ts", "shared/time/calendar.ts"],
  ["shared/host/storage.ts", "shared/config/pageConfig.ts"],
  ["shared/mount/load.ts", "shared/widget/instance.tsx"],
  ["shared/mount/load.ts", "react"],
  ["shared/config/pageConfig.ts", "shared/host/storage.ts"],
  ["shared/bill/tip.ts", "widgets/RedeemCheckout/copy.ts"],
  ["shared/bill/tip.ts", "shared/mount/load.ts"],
  ["shared/bill/tip.ts", "shared/ui/Money.tsx"],
  ["shared/bill/tip.ts", "react"],
  ["shared/chart/Chart.tsx", "@stripe/stripe-js"],
  ["shared/session/session.ts", "axios"],
  ["shared/contracts/session.ts", "zod"],
  ["widgets/AmexApp/Root.tsx", "widgets/UserFlow/Root.tsx"],
  ["widgets/AmexApp/Root.tsx", "widgets/registry.ts"],
  ["widgets/AmexApp/Root.tsx", "languages/es/AmexApp.ts"],
  ["widgets/AmexApp/Root.tsx", "library.ts"],
  ["shared/ui/Button.tsx", "library.ts"],
  ["widgets/AmexApp/Root.tsx", "../mock-api/areas.ts"],
])("%s may not import %s", (from, to) => {
  expect(objection(from, to)).not.toBeNull();
});

test.each([
  ["shared/money/cents.ts", "zod/mini"],
  ["shared/contracts/session.ts", "shared/money/cents.ts"],
  ["shared/mount/load.ts", "shared/widget/contract.ts"],
  ["shared/api/uploadTransport.ts", "axios"],
  ["shared/card/stripeParts.tsx", "@stripe/react-stripe-js"],
  ["shared/bill/tip.ts", "shared/money/cents.ts"],
  ["widgets/AmexApp/Root.tsx", "shared/ui/Button.tsx"],
  ["widgets/AmexApp/Root.tsx", "react-dom"],
])("%s may import %s", (from, to) => {
  expect(objection(from, to)).toBeNull();
});

test("no two folders of the project may import each other", () => {
  expect([...folderTable.keys()].toSorted()).toEqual([
    "build/",
    "cli/",
    "demo/",
    "mock-api/",
    "scripts/",
    "src/",
    "test/",
  ]);
  const pairs = [...folderTable].flatMap(([folder, allowed]) =>
    allowed.map((path) => [folder, `${path.split("/")[0]}/`] as const),
  );
  const mutual = pairs.filter(([from, to]) =>
    pairs.some(([other, back]) => other === to && back === from),
  );
  expect(mutual).toEqual([]);
});

test.each([
  ["build/snapshots/page.ts", "test/support/page.ts"],
  ["build/catalog.ts", "scripts/docs/page.ts"],
  ["build/manifests.ts", "demo/server/pages.ts"],
  ["cli/main.ts", "test/support/page.ts"],
  ["cli/catalog.ts", "build/bundle.ts"],
  ["demo/app/play.ts", "test/support/setup.ts"],
  ["mock-api/areas.ts", "demo/app/play.ts"],
  ["scripts/engines.ts", "test/engines/checks.ts"],
  ["src/shared/host/lock.ts", "mock-api/areas.ts"],
])("%s may not import %s", (from, to) => {
  expect(folderObjection(from, to)).not.toBeNull();
});

test.each([
  ["build/bundle.test.ts", "test/support/buildWith.ts"],
  ["build/snapshots/page.ts", "build/platform/platform.ts"],
  ["cli/catalog.ts", "build/catalog.ts"],
  ["demo/vite.config.ts", "build/compileOptions.ts"],
  ["test/support/setup.ts", "mock-api/areas.ts"],
  ["vite.config.ts", "build/bundle.ts"],
])("%s may import %s", (from, to) => {
  expect(folderObjection(from, to)).toBeNull();
});
