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
        title: "Harbor Grill",
        assets,
        body: html`${head}
          <main>
            <h1>Dinner by the water</h1>
            <p>Fresh fish, a wood fire and a terrace.</p>
            ${renderedAt()}${widgetDivs("DynamicSlider", "OfferClaimApp")}
          </main>`,
      });
    case pages.Rewards:
      return hostLayout({
        title: "Rewards · Harbor Grill",
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
        title: "Privacy · Harbor Grill",
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
