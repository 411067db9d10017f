import { widgetEntries } from "../../build/widgetEntries.ts";
import { html, type Html } from "../server/html.ts";

/** The widgets on the host pages, with the markup of a template. */
const divs: Readonly<Record<string, Html>> = {
  SubscriptionCalculator: html`<div
    data-widget="SubscriptionCalculator"
    data-start-position="7"
    data-cta-url="/subscribe"
  >
    <a href="/calculator">Estimate your earnings</a>
  </div>`,
  OfferClaimApp: html`<div data-widget="OfferClaimApp" data-offer-code="WELCOME25">
    <a href="/offers/WELCOME25">See the offer</a>
  </div>`,
  DynamicSlider: html`<div data-widget="DynamicSlider" data-label="This week">
    <script type="application/json">
      {
        "slides": [
          {
            "image": "/pictures/grilled-fish.svg",
            "alt": "A grilled fish with lemon on a plate",
            "title": "Trout from the fire",
            "text": "With lemon and garden herbs"
          },
          {
            "image": "/pictures/garden-plate.svg",
            "alt": "A salad with tomatoes on a plate",
            "title": "The garden plate",
            "text": "What we picked this morning"
          },
          {
            "image": "/pictures/ember-ribs.svg",
            "alt": "Ribs with corn on a plate",
            "title": "Ribs from the embers",
            "text": "On Sundays, from noon"
          }
        ]
      }
    </script>
    <a href="/restaurants">All restaurants</a>
  </div>`,
  PrivacyChoices: html`<div data-widget="PrivacyChoices">
    <a href="/privacy">Your privacy choices</a>
  </div>`,
};

/** The markup of the widgets that are built. Others are omitted. */
export function widgetDivs(...names: readonly string[]): Html[] {
  const built = widgetEntries();
  return names
    .filter((name) => Object.hasOwn(built, name))
    .map((name) => divs[name] ?? html`<div data-widget="${name}"></div>`);
}
