import { html } from "../server/html.ts";
import type { Served } from "../server/files.ts";
import type { HostRequest } from "./hostRequest.ts";
import { hostHead, hostLayout, renderedAt } from "./layout.ts";
import { widgetDivs } from "./widgetDivs.ts";

const pages = {
  Home: "/hosts/plain",
  Rewards: "/hosts/plain/rewards",
  Privacy: "/hosts/plain/privacy",
};

/** A template without a framework: full page loads, and the browser's own back and forward. */
export function plain({ path, assets }: HostRequest): Served | undefined {
  const head = hostHead("/hosts/plain", pages, path);
  switch (path) {
    case pages.Home:
      return hostLayout({
        title: "Fig & Ember",
        assets,
        body: html`${head}
          <main>
            <h1>Dinner by the fire</h1>
            <p>A wood fire, a kitchen garden and a long table.</p>
            ${renderedAt()}${widgetDivs("DynamicSlider", "OfferClaimApp")}
          </main>`,
      });
    case pages.Rewards:
      return hostLayout({
        title: "Rewards · Fig & Ember",
        assets,
        body: html`${head}
          <main>
            <h1>Rewards</h1>
            <p>What your table gives back.</p>
            ${renderedAt()}${widgetDivs("SubscriptionCalculator")}
          </main>`,
      });
    case pages.Privacy:
      return hostLayout({
        title: "Privacy · Fig & Ember",
        assets,
        body: html`${head}
          <main>
            <h1>Privacy</h1>
            <p>What we keep, and what you can stop.</p>
            ${renderedAt()}${widgetDivs("PrivacyChoices")}
          </main>`,
      });
    default:
      return undefined;
  }
}
