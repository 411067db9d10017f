import { examples as profile } from "../../../src/widgets/AmbassadorUserProfile/examples.ts";
import type { WidgetName } from "../../../src/widgets/registry.ts";
import { exampleNamed, type MountedWidget } from "../../support/mountWidget.ts";
import { brand, delays, spyOnTimers, type Cases } from "./steps.ts";

const ofMaps: Cases = {
  heading: { to: "Where to eat" },
  brands: { from: [brand("One")], to: [brand("Two")] },
  brandSlugs: {
    from: ["One"],
    to: ["Two"],
    start: { options: { brands: [brand("One"), brand("Two")] } },
  },
  pass: {
    to: true,
    start: { options: { brands: [{ ...brand("One"), accepts_pass: false }, brand("Two")] } },
  },
  colorMode: { to: "dark", start: { options: { brands: [brand("One")] } } },
  embed: { to: true, start: { options: { brands: [brand("One")] } } },
  parentOrigins: {
    to: ["https://other.example"],
    start: { options: { embed: true } },
    see: ({ element }) => element.dataset["origins"],
  },
  styleUrl: { to: "/style.json", start: { options: { brands: [brand("One")] } } },
  startLatitude: {
    from: 30,
    to: 40,
    start: { options: { startLongitude: -97 } },
  },
  startLongitude: {
    from: -97,
    to: -74,
    start: { options: { startLatitude: 30 } },
  },
};

/** The screen of the embedded widget. */
const embeddedHtml = ({ element }: MountedWidget): string | undefined =>
  element
    .querySelector("[data-widget]")
    ?.shadowRoot?.querySelector(".dining")
    ?.innerHTML.replaceAll(/dining-\d+/g, "id")
    .replaceAll(/-r_[\da-z]+_/g, "-r");

export const pageCases = {
  AmbassadorUserProfile: {
    stats: { to: { totalClaims: 7 }, start: exampleNamed(profile, "default") },
    user: { to: { name: "Ada Lovelace" }, start: exampleNamed(profile, "default") },
    backHref: { to: "/elsewhere", start: exampleNamed(profile, "default") },
  },
  AmbassadorWebDiscovery: {
    slug: { from: "noor", to: "nobody" },
    offerUrl: { to: "/claim/{code}", start: { options: { slug: "noor" } } },
    styleUrl: { to: "/style.json", start: { options: { slug: "noor" } } },
  },
  AmexApp: {
    mode: { to: "claim", start: { options: { partnerOfferCode: "WELCOME25", delaySeconds: 300 } } },
    partnerOfferUrl: {
      to: "/other-offer",
      start: { options: { partnerOfferCode: "WELCOME25", delaySeconds: 300 } },
    },
    partnerOfferCode: { from: "WELCOME25", to: "PLACES25", start: { options: { mode: "claim" } } },
    partnerName: { to: "Business Card" },
    partnerLogo: { to: "/logo.svg" },
    delaySeconds: { from: 300, to: 0, start: { options: { partnerOfferCode: "WELCOME25" } } },
    requiredEmailEnding: {
      to: "@card.example",
      start: { options: { mode: "claim", partnerOfferCode: "LUNCH15" } },
      act: async ({ guest }) => {
        await guest.fill("Email", "ada@other.example");
        await guest.press("Continue");
      },
      see: ({ element }) =>
        element.querySelector("[data-widget]")?.shadowRoot?.querySelector(".dining")?.textContent,
    },
    enterprise: {
      to: { terms_url: "/terms" },
      start: { options: { mode: "claim", partnerOfferCode: "WELCOME25" } },
      see: embeddedHtml,
    },
  },
  DynamicSlider: {
    slides: { from: [{ title: "One" }], to: [{ title: "Two" }] },
    variant: {
      to: "brands",
      start: { options: { slides: [{ title: "One" }, { title: "Two" }, { title: "Three" }] } },
    },
    label: { to: "Our dishes", start: { options: { slides: [{ title: "One" }] } } },
    autoplay: {
      to: false,
      start: { options: { slides: [{ title: "One" }, { title: "Two" }] } },
    },
    autoplayMs: {
      to: 9_000,
      start: { options: { slides: [{ title: "One" }, { title: "Two" }] } },
      page: spyOnTimers,
      see: () => delays().includes(9_000),
    },
    transitionMs: {
      to: 123,
      start: { options: { slides: [{ title: "One" }, { title: "Two" }] } },
      page: spyOnTimers,
      act: ({ guest }) => guest.press("Next slide"),
      see: () => delays().includes(123),
    },
  },
  Map: ofMaps,
  MapV6: ofMaps,
  MobileLink: {
    offer: { to: "Get 50% back" },
    reasons: { to: ["It is quick"] },
    rating: { to: 3 },
    reviews: { to: "two reviews" },
    locationsCount: { to: 12 },
    enableTextLink: { to: true },
  },
  PrivacyChoices: {
    display: { to: "dialog" },
    triggerLabel: { to: "Your choices", start: { options: { display: "dialog" } } },
  },
  SubscriptionCalculator: {
    startPosition: { to: 9 },
    steps: { to: [10, 20, 30, 40, 50, 60] },
    ctaUrl: { to: "/join" },
    ctaLabel: { to: "Join", start: { options: { ctaUrl: "/join" } } },
  },
} satisfies Partial<Record<WidgetName, Cases>>;
