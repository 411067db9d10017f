import { waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import {
  mountWidget,
  overrideBackend,
  setMedia,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { answerLookupWith, callsTo, openOffer } from "./offerClaimSupport.ts";

// The first mount loads the map and the carousel.
describe("Explore locations", () => {
  test("an offer with brands lists their places below the offer [A2.56] [A3.21] [O24]", async () => {
    answerLookupWith({ brand_slugs: ["casa-marisol", "maison-verre"] });
    const { guest, screen, shadow } = await openOffer("PLACES");
    await guest.see("7 places");
    expect(screen.getByRole("heading", { name: "Explore locations" })).toBeTruthy();
    expect(
      new Set(
        [...shadow.querySelectorAll(".explore .place-words strong")].map(({ textContent }) =>
          textContent?.trim(),
        ),
      ),
    ).toEqual(new Set(["Casa Marisol", "Maison Verre"]));
    expect(location.search).toBe("");
  });

  test("an offer without brands lists every place [O24]", async () => {
    answerLookupWith({ brand_slugs: [] });
    const { guest } = await openOffer("PLACES");
    await guest.see("44 places");
  });

  test("without places, or when they fail to load, the section is hidden and the offer stays [O24] (fault I3)", async () => {
    answerLookupWith({ brand_slugs: ["no-such-brand"] });
    const withoutPlaces = await openOffer("PLACES");
    await waitFor(() => expect(callsTo("/api/v5/map")).toHaveLength(1));
    await withoutPlaces.guest.see("Dinner");
    expect(withoutPlaces.screen.queryByRole("heading", { name: "Explore locations" })).toBeNull();
    withoutPlaces.unmount();
    overrideBackend(
      http.get("*/api/v5/map", () => HttpResponse.json({ error: "x" }, { status: 400 })),
    );
    const failed = await openOffer("PLACES");
    await waitFor(() => expect(callsTo("/api/v5/map").length).toBeGreaterThan(1));
    await failed.guest.see("Dinner");
    expect(failed.screen.queryByRole("heading", { name: "Explore locations" })).toBeNull();
  });
});

describe("the slides", () => {
  const slideShow = ({ element }: MountedWidget) =>
    element.querySelector('[data-widget="DynamicSlider"]')?.shadowRoot;
  const titles = (root: ShadowRoot) =>
    [...root.querySelectorAll(".slick-slide:not(.slick-cloned) .promo-title")].map(
      ({ textContent }) => textContent,
    );
  const findSlides = (widget: MountedWidget) =>
    waitFor(() => {
      const root = slideShow(widget);
      if (!root?.querySelector('[aria-label="Restaurants in this offer"]'))
        throw new Error("no slides yet");
      return root;
    });
  const slides = [
    { image: "https://pictures.example.com/1.jpg", title: "Oysters", href: "/oysters" },
    { title: "Tasting menu", href: "javascript:alert(1)" },
  ];

  test("the host's slides have a name, a pause button before them, and links that the host can take over [A2.57] (fault A2)", async () => {
    answerLookupWith({ brand_slugs: ["casa-marisol", "maison-verre"] });
    const widget = await openOffer("PLACES", { options: { slides } });
    const root = await findSlides(widget);
    expect(titles(root)).toEqual(["Oysters", "Tasting menu"]);
    expect(root.querySelector("button")?.getAttribute("aria-label")).toBe("Pause slideshow");
    root.querySelector<HTMLElement>(".slick-slide:not(.slick-cloned) a")?.click();
    expect(widget.events).toContainEqual(
      expect.objectContaining({
        type: "widget:navigate",
        detail: expect.objectContaining({ reason: "slide" }),
      }),
    );
    expect(root.querySelector('[href^="javascript"]')).toBeNull();
  });

  test("without slides of the host the offer's brands are shown, from the same answer as the map [A2.57] [O24]", async () => {
    answerLookupWith({ brand_slugs: ["casa-marisol", "maison-verre"] });
    const widget = await openOffer("PLACES");
    expect(new Set(titles(await findSlides(widget)))).toEqual(
      new Set(["Casa Marisol", "Maison Verre"]),
    );
    await widget.guest.see("7 places");
    expect(callsTo("/api/v5/map")).toHaveLength(1);
  });

  test("slides do not rotate under reduced motion until play is pressed [A2.57]", async () => {
    setMedia("(prefers-reduced-motion: reduce)", true);
    answerLookupWith({ brand_slugs: [] });
    const root = await findSlides(await openOffer("PLACES", { options: { slides } }));
    expect(root.querySelector("button")?.getAttribute("aria-label")).toBe("Play slideshow");
  });

  test("without an offer, for a single brand, for an empty list, and when brands fail to load, no slides are shown (fault I3)", async () => {
    const slidesIn = ({ shadow }: MountedWidget) => shadow.querySelector(".extra-slides");
    const withoutOffer = await mountWidget("OfferClaimApp");
    expect(slidesIn(withoutOffer)).toBeNull();
    expect(callsTo("/api/v5/map")).toEqual([]);
    withoutOffer.unmount();
    answerLookupWith({ brand_slugs: ["casa-marisol"] });
    const single = await openOffer("PLACES");
    await single.guest.see("Explore locations");
    expect(slidesIn(single)).toBeNull();
    single.unmount();
    const emptied = await openOffer("PLACES", { options: { slides: [] } });
    await emptied.guest.see("Explore locations");
    expect(slidesIn(emptied)).toBeNull();
    emptied.unmount();
    answerLookupWith({ brand_slugs: ["casa-marisol", "maison-verre"] });
    overrideBackend(
      http.get("*/api/v5/map", () => HttpResponse.json({ error: "x" }, { status: 400 })),
    );
    const failed = await openOffer("PLACES");
    await waitFor(() => expect(callsTo("/api/v5/map").length).toBeGreaterThan(0));
    await waitFor(() => expect(slidesIn(failed)).toBeNull());
    await failed.guest.see("Dinner");
  });
});
