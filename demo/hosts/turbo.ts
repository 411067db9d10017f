import { html } from "../server/html.ts";
import type { Served } from "../server/files.ts";
import type { HostRequest } from "./hostRequest.ts";
import { hostHead, hostLayout, renderedAt } from "./layout.ts";
import { widgetDivs } from "./widgetDivs.ts";

const pages = {
  Home: "/hosts/turbo",
  Rewards: "/hosts/turbo/rewards",
  Slides: "/hosts/turbo/slides",
};

const head = html`<meta name="turbo-refresh-method" content="morph" />
  <meta name="turbo-refresh-scroll" content="preserve" />
  <script type="module" src="/vendor/turbo.js"></script>`;

/**
 * Turbo 8: links replace the body, a refresh morphs it, a form redirects, and a frame loads a part.
 */
export function turbo({ path, assets, method }: HostRequest): Served | undefined {
  if (path === "/hosts/turbo/refresh" && method === "POST")
    return {
      status: 303,
      type: "text/plain; charset=utf-8",
      body: "",
      headers: { location: "/hosts/turbo" },
    };
  if (path === "/hosts/turbo/part")
    return hostLayout({
      title: "Part",
      assets,
      head,
      body: html`<turbo-frame id="part"
        >${renderedAt()}${widgetDivs("DynamicSlider")}</turbo-frame
      >`,
    });
  const body = bodyOf(path);
  return (
    body &&
    hostLayout({
      title: "Turbo host page",
      assets,
      head,
      body: html`${hostHead("/hosts/turbo", pages, path)}${body}`,
    })
  );
}

function bodyOf(path: string) {
  switch (path) {
    case pages.Home:
      return html`<main>
        <h1>A Turbo page</h1>
        ${renderedAt()}
        <form action="/hosts/turbo/refresh" method="post">
          <button class="host-button">Refresh by morphing</button>
        </form>
        ${widgetDivs("OfferClaimApp", "SubscriptionCalculator")}
      </main>`;
    case pages.Rewards:
      return html`<main>
        <h1>Rewards</h1>
        ${renderedAt()}${widgetDivs("SubscriptionCalculator", "PrivacyChoices")}
      </main>`;
    case pages.Slides:
      return html`<main>
        <h1>Slides in a frame</h1>
        ${renderedAt()}<turbo-frame id="part" src="/hosts/turbo/part"
          ><p>Loading the frame…</p></turbo-frame
        >
      </main>`;
    default:
      return undefined;
  }
}
