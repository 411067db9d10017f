import { describe, expect, it, vi } from "vitest";
import { examples } from "../../src/widgets/Map/examples.ts";
import {
  exampleNamed,
  mountWidget,
  overrideBackend,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { http, HttpResponse } from "msw";
import { callsTo } from "../support/find.ts";

const name = "Map";
const rows = ({ shadow }: MountedWidget) =>
  [...shadow.querySelectorAll(".place")].map(
    (row) => row.querySelector(".place-words")?.textContent ?? "",
  );
const counted = (widget: MountedWidget, words: string) => widget.guest.see(words);

describe("Map", () => {
  it("numbers the rows as their pins, and marks the one under the pointer or with the focus", async () => {
    const { shadow, user } = await mountWidget(name);
    const heads = await vi.waitFor(() => {
      const [first, second] = shadow.querySelectorAll<HTMLElement>(".place-head");
      if (!first || !second) throw new Error("no rows yet");
      return { first, second };
    });
    const numbers = [...shadow.querySelectorAll(".place-number")].slice(0, 3);
    expect(numbers.map(({ textContent }) => textContent)).toEqual(["1", "2", "3"]);
    const pointed = () =>
      [...shadow.querySelectorAll("[data-pointed] .place-number")].map((one) => one.textContent);
    await user.hover(heads.second);
    expect(pointed()).toEqual(["2"]);
    await user.unhover(heads.second);
    expect(pointed()).toEqual([]);
    heads.first.focus();
    await vi.waitFor(() => expect(pointed()).toEqual(["1"]));
  });

  it("keeps name, location, address and cuisine of a place apart in the text that names its button [WCAG 4.1.2]", async () => {
    const widget = await mountWidget(name);
    await counted(widget, "44 places");
    expect(rows(widget)[0]).toBe(
      "Osteria Lucca Austin Congress 142 Congress Ave, Austin, TX 78706 Italian · Wine bar ",
    );
  });

  it("lists every location of one answer under its heading, the nearest to the visitor first [C2.02] [B0.04] [B7.19] [MP2]", async () => {
    const widget = await mountWidget(name);
    await counted(widget, "44 places");
    expect(widget.screen.getByRole("heading", { name: "Explore locations" })).toBeTruthy();
    await widget.guest.see("Nearest to your approximate location first");
    const miles = [...widget.shadow.querySelectorAll(".place-end")].map(({ textContent }) =>
      parseFloat(textContent?.replace(",", "") ?? ""),
    );
    expect(miles.length).toBeGreaterThan(10);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    expect(callsTo("/api/v5/map")).toMatchObject([{ method: "GET", query: {}, body: undefined }]);
    expect(callsTo("/api/v6/map")).toEqual([]);
    expect(callsTo("/api/v4/ip_location")).toHaveLength(1);
  });

  it("shows name, logo and hero image of a brand [B3.15] [MP1]", async () => {
    const { guest, shadow } = await mountWidget(name, { attributes: { theme: "dark" } });
    await guest.press(/^Harbor Grill Austin East 6th/);
    await guest.see("Seafood · Terrace");
    const sources = [...shadow.querySelectorAll(".place[data-open] img")].map((image) =>
      image.getAttribute("src"),
    );
    expect(sources).toEqual([
      expect.stringContaining("/pictures/harbor-grill.svg"),
      expect.stringContaining("/pictures/harbor-grill-room.svg"),
    ]);
  });

  it("uses the logo for the surface's color [B3.15]", async () => {
    const brands = [
      {
        name: "Nocturne",
        logo: { dark_mode: "/dark.svg", light_mode: "/light.svg" },
        locations: [{ city: "Austin" }],
      },
    ];
    const { shadow } = await mountWidget(name, { options: { brands } });
    expect(shadow.querySelector(".place-logo img")?.getAttribute("src")).toContain("/light.svg");
  });

  it("makes no request when the host provides the brands and the start", async () => {
    const widget = await mountWidget(name, exampleNamed(examples, "brands-given"));
    expect(rows(widget)).toHaveLength(3);
    expect(callsTo("/map")).toEqual([]);
    expect(callsTo("/api/v4/ip_location")).toEqual([]);
  });

  it.each(["ip-nowhere", "ip-null-island", "ip-down"])(
    "starts at the default position without distances when the IP position is unusable: %s [MP5] [BC2] (fault I5)",
    async (backend) => {
      const widget = await mountWidget(name, { backend });
      await counted(widget, "44 places");
      expect(widget.shadow.querySelector(".place-end")?.textContent).toBe("");
      expect(rows(widget)[0]).toContain("Austin");
    },
  );

  it("searches name, tag, street and city in any order and case, and counts the results", async () => {
    const widget = await mountWidget(name);
    await widget.guest.fill("Search by name, food or city", "YORK  italian");
    await counted(widget, "3 of 44 places");
    expect(rows(widget).every((row) => row.includes("New York"))).toBe(true);
    await widget.guest.fill("Search by name, food or city", "zzz");
    await widget.guest.see("No places match your search.");
    await widget.guest.press("Clear search and filters");
    await counted(widget, "44 places");
  });

  it("filters by any of the pressed tags", async () => {
    const widget = await mountWidget(name);
    await widget.guest.press("Seafood");
    await counted(widget, "8 of 44 places");
    await widget.guest.press("Terrace");
    await counted(widget, "12 of 44 places");
    expect(
      widget.screen.getByRole("button", { name: "Seafood" }).getAttribute("aria-pressed"),
    ).toBe("true");
  });

  it("shows only brands that accept the pass, or only the named ones [MP4]", async () => {
    const widget = await mountWidget(name, { options: { pass: true } });
    await counted(widget, "38 places");
    expect(rows(widget).some((row) => row.includes("Blue Ember"))).toBe(false);
    widget.update({ pass: false, brandSlugs: ["maison-verre", "4"] });
    await counted(widget, "6 places");
  });

  it("has no heading in a frame, and reads pass and color from the frame's address [MP4] [A2.58]", async () => {
    const widget = await mountWidget(name, {
      options: { embed: true },
      address: "/embed/map?pass=true&colorMode=black",
    });
    await counted(widget, "38 places");
    expect(widget.screen.queryByRole("heading", { name: "Explore locations" })).toBeNull();
    expect(widget.shadow.querySelector(".finder")?.getAttribute("data-color")).toBe("black");
  });

  it("ignores the page’s own address outside a frame [MP4]", async () => {
    const widget = await mountWidget(name, { address: "/?pass=true&colorMode=black" });
    await counted(widget, "44 places");
    expect(widget.shadow.querySelector(".finder")?.hasAttribute("data-color")).toBe(false);
  });

  it("links to directions, menu, reservation and phone, and opens new tabs without an opener", async () => {
    const { guest, screen } = await mountWidget(name);
    await guest.press(/^Osteria Lucca Austin/);
    const links = Object.fromEntries(
      screen
        .getAllByRole<HTMLAnchorElement>("link")
        .map((link) => [
          link.textContent?.split(":")[0]?.split(" (")[0],
          link.getAttribute("href"),
        ]),
    );
    expect(links["Directions"]).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Osteria%20Lucca%2C%20\d+/,
    );
    expect(links["Menu"]).toContain("/elsewhere/osteria-lucca/menu");
    expect(
      screen
        .getAllByRole("link")
        .filter((link) => link.getAttribute("target"))
        .every((link) => link.getAttribute("rel") === "noopener noreferrer"),
    ).toBe(true);
    expect(
      screen
        .getAllByRole("link")
        .some((link) => /^tel:512555\d{4}$/.test(link.getAttribute("href") ?? "")),
    ).toBe(true);
  });

  it("omits unsafe links and shows names as text (fault A2) (fault B1)", async () => {
    const { guest, screen, shadow } = await mountWidget(name, { backend: "map-odd" });
    await guest.press(/Hostile links/);
    await guest.see('<b>Bold</b> & "quoted"');
    expect(screen.queryByRole("link", { name: /Menu|Reserve/ })).toBeNull();
    expect(shadow.innerHTML).not.toMatch(/javascript:|data:text/);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("lists places without usable coordinates last, without a distance (fault K4)", async () => {
    const widget = await mountWidget(name, { backend: "map-odd" });
    await counted(widget, "10 places");
    const distances = [...widget.shadow.querySelectorAll(".place-end")].map(
      ({ textContent }) => textContent,
    );
    expect(distances.slice(-3)).toEqual(["", "", ""]);
    expect(distances.slice(0, -3).every((text) => /^[\d,.]+ mi$/.test(text ?? ""))).toBe(true);
  });

  it("keeps the selected place in the address, opens it first from there, and preserves the rest of the address", async () => {
    const first = await mountWidget(name, { address: "/places?utm_source=mail#top" });
    await first.guest.press(/^Osteria Lucca Austin/);
    expect(new URL(location.href).searchParams.get("place")).toMatch(/^\d+@30\.\d{4},-97\.\d{4}$/);
    expect(location.search).toContain("utm_source=mail");
    expect(location.hash).toBe("#top");
    const link = location.pathname + location.search;
    first.unmount();
    const second = await mountWidget(name, { address: link, backend: "ip-new-york" });
    await counted(second, "44 places");
    expect(rows(second)[0]).toMatch(/^Osteria Lucca/);
    expect(second.shadow.querySelector(".place[data-open] .place-words")?.textContent).toMatch(
      /^Osteria Lucca Austin/,
    );
  });

  it("asks for the visitor's position only on a press, and then sorts from there", async () => {
    // SAFETY: the widget reads only the coordinates.
    const seattle = { coords: { latitude: 47.6, longitude: -122.33 } } as GeolocationPosition;
    const getCurrentPosition = vi.fn((found: PositionCallback) => found(seattle));
    vi.stubGlobal(
      "navigator",
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
    );
    try {
      const widget = await mountWidget(name);
      await counted(widget, "44 places");
      expect(getCurrentPosition).not.toHaveBeenCalled();
      await widget.guest.press("Near me");
      await widget.guest.see("Nearest to you first");
      expect(rows(widget)[0]).toContain("Seattle");
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([
    [1, "isn’t sharing your location"],
    [2, "couldn’t find your location"],
  ])(
    "explains what to do when the position is not available (code %d) (fault I6)",
    async (code, words) => {
      // SAFETY: the widget reads only the code.
      const refusal = { code, PERMISSION_DENIED: 1 } as GeolocationPositionError;
      const getCurrentPosition = (_: PositionCallback, failed: PositionErrorCallback) =>
        failed(refusal);
      vi.stubGlobal(
        "navigator",
        Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
      );
      try {
        const { guest } = await mountWidget(name);
        await guest.press("Near me");
        await guest.see(words);
      } finally {
        vi.unstubAllGlobals();
      }
    },
  );

  it("says when there are no places, and retries a failed call (fault I3)", async () => {
    const empty = await mountWidget(name, { backend: "map-empty" });
    await empty.guest.see("No places yet");
    empty.unmount();
    let isDown = true;
    overrideBackend(
      http.get("*/api/v5/map", () =>
        isDown
          ? HttpResponse.json({ error: "x" }, { status: 400 })
          : HttpResponse.json({ brands: [{ name: "Back", locations: [{ city: "Austin" }] }] }),
      ),
    );
    const { guest } = await mountWidget(name);
    await guest.see("We couldn’t load the places.");
    isDown = false;
    await guest.press("Try again");
    await guest.see("1 place");
  });
});
