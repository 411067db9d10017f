import { html } from "../server/html.ts";
import type { Served } from "../server/files.ts";
import { newNonce, strictPolicy } from "../server/policy.ts";
import type { HostRequest } from "./hostRequest.ts";
import { hostHead, hostLayout, renderedAt } from "./layout.ts";
import { widgetDivs } from "./widgetDivs.ts";

const pages = { Home: "/hosts/csp", Second: "/hosts/csp/second" };

/** The strict policy of the host contract, including Trusted Types, with a count of violations. */
export function csp({ path, assets }: HostRequest): Served | undefined {
  if (path !== pages.Home && path !== pages.Second) return undefined;
  const nonce = newNonce();
  const widgets =
    path === pages.Home
      ? widgetDivs("SubscriptionCalculator", "OfferClaimApp", "DynamicSlider", "PrivacyChoices")
      : widgetDivs("SubscriptionCalculator");
  return hostLayout({
    title: "Strict policy host page",
    assets,
    nonce,
    head: html`<script nonce="${nonce}" src="/hosts/violations.js"></script>`,
    body: html`${hostHead("/hosts/csp", pages, path)}
      <main>
        <h1>Under the strict policy</h1>
        ${renderedAt()}
        <p>Violations so far: <output id="violations">0</output></p>
        ${widgets}
      </main>`,
    headers: { "content-security-policy": strictPolicy(nonce, { assets }) },
  });
}
