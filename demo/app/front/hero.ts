import { widgetNames } from "../../../src/widgets/registry.ts";
import { element } from "../element.ts";
import { clearBrowserData, resetBackend } from "../mockServer.ts";
import { picture } from "./card.ts";

const markup = `<script type="module" async
  src="https://cdn.example.com/mount.js"
></script>

<div data-widget="OfferClaimApp"
  data-offer-code="WELCOME25"></div>`;

/** What the widgets are, the two lines that a host writes, and what they become. */
export function hero(search: HTMLElement): HTMLElement {
  const hosts =
    "site" in document.documentElement.dataset
      ? undefined
      : element("a", { class: "button", attributes: { href: "/hosts/" } }, "Host pages");
  const status = element("p", { class: "said", attributes: { role: "status" } });
  return element(
    "header",
    { class: "front-head" },
    element(
      "div",
      { class: "pitch" },
      element("h1", {}, "Dining widgets"),
      element(
        "p",
        { class: "lead" },
        "One script and one div put dining credit, gift cards, offers and bills on any server-rendered page.",
      ),
      element(
        "pre",
        {
          class: "snippet",
          attributes: { tabindex: "0", role: "region", "aria-label": "Script and div" },
        },
        element("code", {}, markup),
      ),
      element(
        "p",
        { class: "hint" },
        `${widgetNames.length} widgets. Each opens here with a mock API that runs in this browser and remembers what you do; nothing reaches the internet.`,
      ),
      search,
      element("div", { class: "actions" }, hosts, resetButton(status), status),
    ),
    element(
      "div",
      { class: "shown", attributes: { "aria-hidden": "true" } },
      eagerly(picture("OfferClaimApp")),
      eagerly(picture("RedeemCheckout")),
    ),
  );
}

/** The first screen's pictures come at once. */
function eagerly(image: HTMLElement): HTMLElement {
  image.removeAttribute("loading");
  return image;
}

function resetButton(status: HTMLElement): HTMLElement {
  const reset = async () => {
    await resetBackend();
    clearBrowserData();
    status.textContent = "The backend is as new.";
  };
  return element(
    "button",
    { class: "button quiet", attributes: { type: "button" }, on: { click: () => void reset() } },
    "Reset the backend",
  );
}
