import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../check.ts";
import { frameworkTypes } from "./attributeTypes.ts";
import { declarations } from "./declarations.ts";

const programs = {
  "attributes.ts": `
import type { DiningWidgetAttributes } from "dining-widgets";
export const checkout: DiningWidgetAttributes<"Checkout"> = { "data-widget": "Checkout", "data-flow": "subscribe", "data-load": "media:(min-width: 1px)" };
export const panel: DiningWidgetAttributes<"HousePanel"> = { "data-widget": "DineHousePanel", "data-theme": "dark" };
export const any: DiningWidgetAttributes = { "data-widget": "SubscriptionCalculator", "data-start-position": "5" };
// @ts-expect-error -- no such flow
export const flow: DiningWidgetAttributes<"Checkout"> = { "data-widget": "Checkout", "data-flow": "sell" };
// @ts-expect-error -- an option of another widget
export const other: DiningWidgetAttributes<"Checkout"> = { "data-widget": "Checkout", "data-start-position": 5 };
// @ts-expect-error -- no such moment
export const load: DiningWidgetAttributes<"Checkout"> = { "data-widget": "Checkout", "data-load": "soon" };
document.addEventListener("widget:ready", ({ detail }) => detail.ms.toFixed());
document.addEventListener("widget:done", ({ detail }) => {
  if (detail.widget === "Checkout") detail.amountCents?.toFixed();
  if (detail.widget === "PrivacyChoices") detail.outcome === "opted-out";
  // @ts-expect-error -- no such outcome
  if (detail.widget === "PrivacyChoices") detail.outcome === "sold";
});
document.addEventListener("widget:step", ({ detail }) => {
  if (detail.widget === "OfferClaimApp" && detail.step === "not-claimed") detail.reason === "prevClaimed";
  // @ts-expect-error -- no such field
  if (detail.widget === "OfferClaimApp" && detail.step === "claimed") detail.email;
});
// @ts-expect-error -- only the end of a flow has an outcome
document.addEventListener("widget:ready", ({ detail }) => detail.outcome);
`,
  "inReact.tsx": `
/// <reference types="dining-widgets/react" />
import type { DiningWidgetAttributes } from "dining-widgets";
const props: DiningWidgetAttributes<"Checkout"> = { "data-widget": "Checkout" };
export const fine = <div data-widget="DineHousePanel" data-theme="dark" data-start-position={5} data-mode={3} data-own="x" className="a" />;
export const spread = <div {...props} />;
// @ts-expect-error -- no widget has this name
export const wrong = <div data-widget="Chekout" />;
`,
  "inVue.tsx": `
/** @jsxImportSource vue */
/// <reference types="dining-widgets/vue" />
export const fine = <div data-widget="DineHousePanel" data-theme="dark" data-own="x" class="a" />;
// @ts-expect-error -- no widget has this name
export const wrong = <div data-widget="Chekout" />;
`,
  "inSvelte.ts": `
/// <reference types="dining-widgets/svelte" />
import type { HTMLAttributes } from "svelte/elements";
export const fine: HTMLAttributes<HTMLDivElement> = { "data-widget": "DineHousePanel", "data-theme": "dark", "data-own": "x", class: "a" };
// @ts-expect-error -- no widget has this name
export const wrong: HTMLAttributes<HTMLDivElement> = { "data-widget": "Chekout" };
`,
};

const options = {
  target: "ES2022",
  lib: ["ES2022", "DOM"],
  module: "ESNext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const framework = Object.fromEntries(
  Object.entries(frameworkTypes).map(([name, types]) => [`${name}.d.ts`, types]),
);

test("templates of React, Vue and Svelte are checked by the package's types", async () => {
  const cache = "node_modules/.cache";
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "types-"));
  try {
    const types = { "index.d.ts": await declarations(), ...framework };
    const files = {
      ...programs,
      // Uses a separate package, because this project has the name of the package.
      "package.json": '{ "type": "module" }',
      "tsconfig.json": JSON.stringify({ compilerOptions: options, files: Object.keys(programs) }),
      "node_modules/dining-widgets/package.json": readFileSync("package.json", "utf8"),
      ...Object.fromEntries(
        Object.entries(types).map(([name, text]) => [
          `node_modules/dining-widgets/lib/${name}`,
          text,
        ]),
      ),
    };
    mkdirSync(join(folder, "node_modules/dining-widgets/lib"), { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const { code, output } = await run("node_modules/.bin/tsc", [
      "-p",
      folder,
      "--pretty",
      "false",
    ]);
    expect(output).toBe("");
    expect(code).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
