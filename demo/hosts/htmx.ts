import { html, type Html } from "../server/html.ts";
import type { Served } from "../server/files.ts";
import type { HostRequest } from "./hostRequest.ts";
import { hostHead, hostLayout, renderedAt } from "./layout.ts";
import { widgetDivs } from "./widgetDivs.ts";

const pages = { Home: "/hosts/htmx", Boosted: "/hosts/htmx/boosted" };
const parts: Readonly<Record<string, readonly string[]>> = {
  calculator: ["SubscriptionCalculator"],
  offer: ["OfferClaimApp"],
  privacy: ["PrivacyChoices"],
  slides: ["DynamicSlider"],
};

const head = html`<meta
    name="htmx-config"
    content='{"includeIndicatorStyles":false,"allowEval":false}'
  />
  <script defer src="/vendor/htmx.js"></script>`;

/**
 * htmx 2: buttons swap parts in, links are boosted, and the back button restores history snapshots.
 */
export function htmx({ path, assets }: HostRequest): Served | undefined {
  const part = /^\/hosts\/htmx\/parts\/(\w+)$/.exec(path)?.[1];
  if (part !== undefined)
    return Object.hasOwn(parts, part)
      ? fragment(html`${renderedAt()}${widgetDivs(...(parts[part] ?? []))}`)
      : undefined;
  if (path !== pages.Home && path !== pages.Boosted) return undefined;
  const main =
    path === pages.Home
      ? home()
      : html`<main id="main">
          <h1>Boosted</h1>
          ${renderedAt()}${widgetDivs("SubscriptionCalculator", "DynamicSlider")}
        </main>`;
  return hostLayout({
    title: "htmx host page",
    assets,
    head,
    body: html`<div hx-boost="true">${hostHead("/hosts/htmx", pages, path)}</div>
      ${main}`,
  });
}

function home(): Html {
  const buttons = Object.keys(parts).map(
    (part) =>
      html`<button
        class="host-button"
        hx-get="/hosts/htmx/parts/${part}"
        hx-target="#place"
        hx-swap="innerHTML"
      >
        Swap in: ${part}
      </button>`,
  );
  return html`<main id="main">
    <h1>An htmx page</h1>
    ${renderedAt()}
    <div class="host-buttons">${buttons}</div>
    <section id="place" aria-label="Swapped part" aria-live="polite">
      ${widgetDivs("SubscriptionCalculator")}
    </section>
  </main>`;
}

function fragment(body: Html): Served {
  return { status: 200, type: "text/html; charset=utf-8", body: body.text };
}
