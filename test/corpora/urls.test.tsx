import { afterAll, describe, expect, test } from "vitest";
import { returnUrl } from "../../src/shared/host/returnUrl.ts";
import { linkWith } from "../../src/shared/host/linkWith.ts";
import { safeHref, safeUrl } from "../../src/shared/host/safeHref.ts";
import type { MapLocation } from "../../src/shared/contracts/locations.ts";
import { directionsTo, phoneHref, pictureSrc, webHref } from "../../src/shared/map/links.ts";
import { ExternalLink } from "../../src/shared/ui/ExternalLink.tsx";
import { LinkButton } from "../../src/shared/ui/LinkButton.tsx";
import { renderInWidget } from "../../src/shared/ui/testing/renderInWidget.tsx";
import { partnerUrl } from "../../src/widgets/AmexApp/partnerUrl.ts";
import { nextAfter } from "../../src/widgets/BulkGiftingApp/routes.ts";
import {
  imageUrl as mailImage,
  previewPage,
} from "../../src/widgets/CampaignFeedbackApp/imageUrl.ts";
import { imageUrl as slideImage } from "../../src/widgets/DynamicSlider/imageUrl.ts";
import { imageUrl as brandImage } from "../../src/widgets/PartnerPortal/sections/brands/imageUrl.ts";
import { writeCounts } from "../soak/counts.ts";
import { urls } from "./corpora.ts";

const page = "https://host.example";
const origins = ["https://order.example.com", "https://xn--bcher-kva.example"];

/** The address that a browser would open. Undefined if it opens nothing. */
function opened(address: string | null | undefined): URL | undefined {
  if (address === null || address === undefined) return undefined;
  return URL.canParse(address, page) ? new URL(address, page) : undefined;
}

const isReturn = (url: URL) =>
  url.protocol === "https:" &&
  [page, ...origins].includes(url.origin) &&
  !url.username &&
  !url.password;
const isWeb = ({ protocol }: URL) => protocol === "https:" || protocol === "http:";
const isLink = (url: URL) => isWeb(url) || ["tel:", "mailto:", "sms:"].includes(url.protocol);
const isPicture = ({ protocol, origin, href }: URL) =>
  protocol === "https:" || origin === page || /^data:image\//i.test(href);
const isPictureOrWeb = (url: URL) => isWeb(url) || isPicture(url);

// SAFETY: the properties of a location that directions need.
const place = { address: "", position: { latitude: 1, longitude: 2 } } as unknown as MapLocation;
const somewhere = { origin: page, pathname: "/campaign", search: "", hash: "", referrer: "" };

/** Every way in which an external address reaches a link, a picture, a frame or a redirect. */
const sinks: readonly (readonly [
  sink: string,
  give: (url: string) => string | null | undefined,
  mayOpen: (url: URL) => boolean,
])[] = [
  ["a return address", (url) => returnUrl(url, origins), isReturn],
  [
    "AmexApp’s partner page",
    (url) => {
      const target = partnerUrl(
        // SAFETY: the properties from which the partner's address is read.
        { partnerOfferUrl: url } as Parameters<typeof partnerUrl>[0],
        somewhere,
        origins,
      );
      return "url" in target ? target.url : null;
    },
    isReturn,
  ],
  [
    "BulkGiftingApp’s next page",
    (url) => {
      const next = nextAfter(url);
      return "url" in next ? next.url : null;
    },
    (url) => url.origin === page,
  ],
  ["a link of the server’s", safeUrl, isLink],
  ["the address of an anchor", safeHref, isLink],
  ["a website", webHref, isWeb],
  ["the page of directions", (url) => directionsTo(place, "Lucca", url), isLink],
  ["a page of the host’s with parameters", (url) => linkWith(url, { amount: 5 }), isWeb],
  ["a phone number", phoneHref, ({ protocol }) => protocol === "tel:"],
  ["a picture of a place", pictureSrc, isPicture],
  ["a picture of a slide", slideImage, isPicture],
  ["a picture of a brand", brandImage, isPictureOrWeb],
  ["a picture of a campaign", (url) => mailImage(url, "dining"), isPicture],
  ["the preview page of an email", (url) => previewPage(url)?.href, isWeb],
];

let checked = 0;
afterAll(() =>
  writeCounts("addresses", { addresses: urls.length, sinks: sinks.length + 2, checked }),
);

test("there are 300 addresses and more, each once", () => {
  expect(new Set(urls.map(({ url }) => url)).size).toBe(urls.length);
  expect(urls.length).toBeGreaterThanOrEqual(300);
});

describe.each(sinks)("%s", (_, give, mayOpen) => {
  test("opens nothing that it may not, whatever address it is given (fault A1) (fault A2) (fault A4) (fault B5)", () => {
    const wrong = urls.filter(({ url }) => {
      checked++;
      const target = opened(give(url));
      return target !== undefined && !mayOpen(target);
    });
    expect(wrong).toEqual([]);
  });
});

test("every address that is meant is taken as a return address (fault A1)", () => {
  const refused = urls.filter(({ kind, url }) => kind === "accepted" && !returnUrl(url, origins));
  expect(refused).toEqual([]);
});

test("none that only looks like a listed one is taken as a return address (fault A1)", () => {
  const accepted = urls
    .filter(({ kind }) => ["script", "data", "scheme", "contact", "nothing"].includes(kind))
    .filter(({ url }) => returnUrl(url, origins));
  expect(accepted).toEqual([]);
});

describe("a link that is drawn", () => {
  test.each([
    ["ExternalLink", (url: string) => <ExternalLink href={url}>Menu</ExternalLink>],
    ["LinkButton", (url: string) => <LinkButton href={url}>Menu</LinkButton>],
  ])(
    "%s runs nothing, whatever address it is given, and a new tab knows nothing of the page (fault A2) (fault A3)",
    (_, link) => {
      const { shadow, render } = renderInWidget(link("https://menu.example/"));
      const wrong: unknown[] = [];
      for (const { url } of urls) {
        checked++;
        render(link(url));
        for (const anchor of shadow.querySelectorAll("a")) {
          const target = opened(anchor.getAttribute("href"));
          const isOpener = anchor.target === "_blank" && anchor.rel !== "noopener noreferrer";
          if ((target && !isLink(target)) || isOpener) wrong.push(anchor.outerHTML);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
