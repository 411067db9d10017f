import { describe, expect, it } from "vitest";
import { examples } from "../../src/widgets/BulkGiftingBrandCarousel/examples.ts";
import { http, HttpResponse } from "msw";
import {
  backendFault,
  exampleNamed,
  mountWidget,
  overrideBackend,
  renderAnswers,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";

const name = "BulkGiftingBrandCarousel";
const slides = ({ shadow }: MountedWidget) => [
  ...shadow.querySelectorAll(".slick-slide:not(.slick-cloned)"),
];
const brandCards = ({ shadow }: MountedWidget) => {
  const originals = shadow.querySelectorAll(".slick-slide:not(.slick-cloned) .brand-card");
  return [...(originals.length ? originals : shadow.querySelectorAll(".brand-card"))];
};
const cards = (widget: MountedWidget) =>
  brandCards(widget).map((card) => card.querySelector(".brand-words")?.textContent ?? "");

describe("BulkGiftingBrandCarousel", () => {
  it("shows the brands near the visitor, the best ranked first, with their distances, without a session [C2.12] [C4.26] [C6.15] [C7.13] [BC1]", async () => {
    const widget = await mountWidget(name);
    await widget.guest.see("Where your team can dine");
    await expect.poll(() => cards(widget)).toHaveLength(12);
    expect(cards(widget)[0]).toMatch(/Blue Ember Barbecue.*mi away$/);
    expect(requests.map(({ path }) => path).toSorted()).toEqual([
      "/api/v4/ip_location",
      "/api/v5/map",
    ]);
    expect(requests.filter(({ headers }) => headers["authorization"])).toEqual([]);
    expect(slides(widget)).toHaveLength(4);
  });

  it("measures a visitor in New York from there, although the server writes the longitude first [BC2] [BC7]", async () => {
    const widget = await mountWidget(name, { backend: "ip-new-york" });
    await expect.poll(() => cards(widget)).toHaveLength(12);
    expect(cards(widget)[0]).toMatch(/New York, NY · 0\.\d mi away$/);
  });

  it.each(["ip-nowhere", "ip-null-island", "ip-down"])(
    "ranks from the default position and shows no distances when the position is unknown: %s [C4.27] [BC2] (fault I5)",
    async (backend) => {
      const widget = await mountWidget(name, { backend });
      await expect.poll(() => cards(widget)).toHaveLength(12);
      expect(cards(widget)[0]).toMatch(/Blue Ember BarbecueAustin, TX$/);
      expect(cards(widget).join()).not.toContain("away");
    },
  );

  it(
    "holds 25 of five hundred brands, each once [C9.01] [C9.04]",
    { timeout: 120_000 },
    async () => {
      const widget = await mountWidget(name, { backend: "map-many" });
      await expect.poll(() => cards(widget)).toHaveLength(25);
      const names = slides(widget).flatMap((slide) =>
        [...slide.querySelectorAll("h3")].map(({ textContent }) => textContent),
      );
      expect(new Set(names).size).toBe(25);
    },
  );

  it("has its pause button before the slides, and stops when it is pressed (fault X5)", async () => {
    const widget = await mountWidget(name);
    await widget.guest.see("Where your team can dine");
    const [first] = await widget.screen.findAllByRole("button");
    expect(first?.getAttribute("aria-label")).toBe("Pause slideshow");
    await widget.guest.press("Pause slideshow");
    await widget.screen.findByRole("button", { name: "Play slideshow" });
  });

  it("ranks the brands anew only once the focus has left its buttons, when the position arrives late", async () => {
    const position = Promise.withResolvers<void>();
    overrideBackend(
      http.get("*/api/v4/ip_location", async () => {
        await position.promise;
        return HttpResponse.json({ latitude: 40.71, longitude: -74 });
      }),
    );
    const widget = await mountWidget(name);
    const pause = await widget.screen.findByRole("button", { name: "Pause slideshow" });
    pause.focus();
    position.resolve();
    await renderAnswers();
    expect(widget.shadow.activeElement).toBe(pause);
    expect(cards(widget).join()).not.toContain("away");
    pause.blur();
    await expect.poll(() => cards(widget)[0]).toContain("mi away");
  });

  it("links a brand only when the page configures a brand page, and lets the host handle it [BC9]", async () => {
    const plain = await mountWidget(name, exampleNamed(examples, "given"));
    await expect.poll(() => cards(plain)).toEqual([expect.stringContaining("Harbor Grill")]);
    expect(plain.screen.queryByRole("link", { name: "Harbor Grill" })).toBeNull();
    plain.unmount();
    const api = window.DiningWidgets;
    if (api && "configure" in api) api.configure({ links: { brand: "/brands/{brand}" } });
    const linked = await mountWidget(name, exampleNamed(examples, "given"));
    const link = await linked.screen.findByRole("link", { name: "Harbor Grill" });
    expect(link.getAttribute("href")).toContain("/brands/Harbor%20Grill");
    await linked.user.click(link);
    expect(linked.events.map(({ type }) => type)).toContain("widget:navigate");
  });

  it("shows the brand’s own picture, and links the menu and the directions of its nearest location", async () => {
    const widget = await mountWidget(name);
    await expect.poll(() => cards(widget)).toHaveLength(12);
    const [first] = brandCards(widget);
    expect(first?.querySelector("img")?.src).toBe(
      `${location.origin}/pictures/blue-ember-barbecue-room.svg`,
    );
    const links = [...(first?.querySelectorAll<HTMLAnchorElement>(".brand-links a") ?? [])];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Menu: Blue Ember Barbecue/),
      expect.stringMatching(/^Directions: Blue Ember Barbecue/),
    ]);
    expect(links[0]?.href).toBe(`${location.origin}/elsewhere/blue-ember-barbecue/menu`);
    expect(links[1]?.href).toContain("destination=Blue%20Ember%20Barbecue%2C%20");
    widget.element.addEventListener("widget:navigate", (event) => event.preventDefault());
    for (const link of links) link.click();
    expect(
      widget.events.filter(({ type }) => type === "widget:navigate").map(({ detail }) => detail),
    ).toEqual([
      expect.objectContaining({ reason: "menu" }),
      expect.objectContaining({ reason: "directions" }),
    ]);
  });

  it("says when there are no brands, and retries a failed call", async () => {
    const empty = await mountWidget(name, { backend: "map-empty" });
    await empty.guest.see("No restaurants to show right now.");
    empty.unmount();
    const failed = await mountWidget(name, { backend: "map-down" });
    await failed.screen.findByRole("button", { name: "Try again" });
    failed.backend.open("default");
    await failed.guest.press("Try again");
    await expect.poll(() => cards(failed)).toHaveLength(12);
  });

  it("loads by itself when the browser is online again", async () => {
    const end = backendFault("offline", { path: "/api/v5/map" });
    const widget = await mountWidget(name);
    await widget.guest.see("We couldn’t load the restaurants.");
    end();
    dispatchEvent(new Event("online"));
    await expect.poll(() => cards(widget)).toHaveLength(12);
  });

  it("shows kilometers in New Zealand [BC8]", async () => {
    const widget = await mountWidget(name, { attributes: { country: "NZ" } });
    await expect.poll(() => cards(widget)[0]).toContain("km away");
  });
});
