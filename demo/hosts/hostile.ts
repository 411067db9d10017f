import { html } from "../server/html.ts";
import type { Served } from "../server/files.ts";
import type { HostRequest } from "./hostRequest.ts";
import { hostHead, hostLayout, renderedAt } from "./layout.ts";
import { widgetDivs } from "./widgetDivs.ts";

const pages = {
  Loud: "/hosts/hostile",
  Unset: "/hosts/hostile/unset",
  Globals: "/hosts/hostile/globals",
};

/** A hostile host page: broad CSS rules, a rule that unsets everything, and changed globals. */
export function hostile({ path, assets }: HostRequest): Served | undefined {
  const heads = {
    [pages.Loud]: html`<link rel="stylesheet" href="/hosts/hostile.css" />`,
    [pages.Unset]: html`<link rel="stylesheet" href="/hosts/unset.css" /><link
        rel="stylesheet"
        href="/hosts/important-heights.css"
      />`,
    [pages.Globals]: html`<script src="/hosts/globals.js"></script>`,
  };
  const head = heads[path];
  if (!head) return undefined;
  const widgets = widgetDivs(
    "SubscriptionCalculator",
    "OfferClaimApp",
    "DynamicSlider",
    "PrivacyChoices",
  );
  return hostLayout({
    title: "Hostile host page",
    assets,
    head,
    body: html`${hostHead("/hosts/hostile", pages, path)}
      <main>
        <h1>A hostile page</h1>
        ${renderedAt()}${widgets}
      </main>`,
  });
}
