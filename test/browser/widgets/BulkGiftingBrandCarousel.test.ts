// @module-tag thorough
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Respond } from "../support/serve.ts";
import { atRest } from "../support/settle.ts";
import { openSite, type Site, type VisitOptions } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite({ dist: "dist" });
});
afterAll(() => site?.close());

interface Place {
  readonly brand_id: string;
  readonly branding: { readonly name: string };
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly rr?: number;
}

const place = (id: string, latitude: number, longitude: number, rr?: number): Place => ({
  brand_id: id,
  branding: { name: `Brand ${id}` },
  location: { latitude, longitude },
  ...(rr !== undefined && { rr }),
});

/** One degree of latitude is about 69.1 miles. */
const boston = { latitude: 42.3, longitude: -71.1 };
const north = (miles: number) => boston.latitude + miles / 69.1;

const brands = [
  place("low", north(10), boston.longitude, 1),
  place("high", north(120), boston.longitude, 9),
  place("middle", north(40), boston.longitude, 5),
  place("unranked", north(1), boston.longitude),
  place("austin", 30.3, -97.7, 3),
  place("beyond", north(300), boston.longitude, 10),
];

const aroundAHundred = [
  place("same", 42.34, -71.14, 3),
  place("edge", north(100.5), boston.longitude, 2),
  place("close", north(97), boston.longitude, 1),
];

const json =
  (body: object): Respond =>
  () => ({ body: JSON.stringify(body), type: "application/json" });
const located = json({ location: [boston.latitude, boston.longitude] });

const wide = { viewport: { width: 900, height: 800 }, reducedMotion: "no-preference" } as const;

interface Start extends VisitOptions {
  readonly places?: readonly Place[];
  readonly ip?: Respond;
  readonly attributes?: string;
  readonly isTouch?: boolean;
}

async function open({
  places = brands,
  ip = located,
  attributes = 'data-autoplay="false"',
  isTouch = false,
  ...more
}: Start = {}) {
  site.routes.set("/api/v5/map", json({ brands: places }));
  site.routes.set("/api/v4/ip_location", ip);
  const visit = await site.visit({
    body: `<a id="before" href="#before">Before</a><div id="a" data-widget="BulkGiftingBrandCarousel" data-load="eager" ${attributes}></div><a id="after" href="#after">After</a>`,
    context: { ...wide, hasTouch: isTouch },
    ...more,
  });
  await visit.page.locator("#a .brand-card").first().waitFor();
  return visit;
}

/** The name and second line of every brand, in order, without clones. */
const cards = async (page: Page): Promise<string[]> => {
  const all = await page
    .locator("#a .brand-card")
    .evaluateAll((found) =>
      found
        .filter((card) => !card.closest(".slick-cloned"))
        .map((card) =>
          [...card.querySelectorAll("h3, .brand-words p")]
            .map(({ textContent }) => textContent)
            .join(": "),
        ),
    );
  return all;
};
const names = async (page: Page): Promise<string[]> =>
  (await cards(page)).map((card) => card.split(":")[0]?.replace("Brand ", "") ?? "");
const button = (page: Page, name: string): Locator =>
  page.locator("#a").getByRole("button", { name });
const inView = (page: Page): Promise<string | null> =>
  page.locator("#a .slick-slide:not([inert])").getAttribute("aria-label");
const focused = (page: Page) =>
  page
    .locator("#a")
    .evaluate(
      (host) =>
        host.shadowRoot?.activeElement?.getAttribute("aria-label") ??
        host.shadowRoot?.activeElement?.textContent ??
        null,
    );

describe("BulkGiftingBrandCarousel in a browser", () => {
  test(
    "ranks brands within 150 miles of the visitor by rr, then the nearest of the rest, each with its distance [C1.18] [C2.147] [C4.26] [C9.02] [C9.03] [C7.13] [BC4]",
    { tags: ["essential"] },
    async () => {
      const { page, console, uncaught, violations, close } = await open();
      expect(await cards(page)).toEqual([
        "Brand high: 117 mi away",
        "Brand middle: 41.5 mi away",
        "Brand low: 6.9 mi away",
        "Brand unranked: 0.0 mi away",
        "Brand beyond: 297 mi away",
        "Brand austin: 1,687 mi away",
      ]);
      expect(
        site.host.requests.filter((path) => path.startsWith("/api/v4/ip_location")),
      ).toHaveLength(1);
      expect({ console, uncaught, violations }).toEqual({
        console: [],
        uncaught: [],
        violations: [],
      });
      await close();
      site.host.requests.length = 0;
    },
  );

  test("shows a brand with several locations once, at its nearest one [C9.04] [BC5]", async () => {
    const { page, close } = await open({
      places: [
        place("a", north(120), boston.longitude, 5),
        place("b", north(20), boston.longitude, 1),
        place("a", north(30), boston.longitude, 5),
        place("a", north(900), boston.longitude, 5),
      ],
    });
    expect(await names(page)).toEqual(["a", "b"]);
    expect((await cards(page))[0]).toMatch(/: (2|3)\d\.\d mi away$/);
    await close();
  });

  test("holds 25 brands, filled up with the page’s fallback brands in their order, each once [C9.01] [C9.05] [BC6] (fault K4)", async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      place(`n${index}`, north(index), boston.longitude, 60 - index),
    );
    const full = await open({ places: many });
    expect(await names(full.page)).toEqual(many.slice(0, 25).map(({ brand_id: id }) => id));
    await full.close();
    const far = [
      place("x", 10, 10),
      place("y", 12, 12),
      place("near", north(5), boston.longitude, 1),
    ];
    const filled = await open({
      places: far,
      config: { values: { fallbackBrandIds: ["y", "near", "nobody", "y", "x"] } },
    });
    expect(await names(filled.page)).toEqual(["near", "y", "x"]);
    await filled.close();
  });

  test("measures between positions rounded to a tenth of a degree, and shows whole numbers above 100, else one decimal [C9.06] [C9.07] [C9.08] [BC7]", async () => {
    const { page, close } = await open({ places: aroundAHundred });
    expect(await cards(page)).toEqual([
      "Brand same: 0.0 mi away",
      "Brand edge: 104 mi away",
      "Brand close: 96.7 mi away",
    ]);
    await close();
  });

  test("shows kilometers in New Zealand [BC8]", async () => {
    const { page, close } = await open({
      places: aroundAHundred,
      attributes: 'data-autoplay="false" data-country="NZ"',
    });
    expect(await cards(page)).toEqual([
      "Brand same: 0.0 km away",
      "Brand edge: 167 km away",
      "Brand close: 156 km away",
    ]);
    await close();
  });

  test.each([
    ["no place", json({ location: [] })],
    ["null island", json({ location: [0, 0] })],
    ["an error", () => ({ status: 500, body: "" })],
    ["HTML", () => ({ body: "<h1>Sign in</h1>" })],
  ] as const)(
    "starts from Austin without distances when the IP position is %s [C4.27] [C9.09] [BC3] (fault I5)",
    async (_, ip) => {
      const { page, uncaught, close } = await open({ ip });
      expect((await cards(page))[0]).toBe("Brand austin");
      expect((await cards(page)).join()).not.toContain("away");
      expect(uncaught).toEqual([]);
      await close();
    },
  );

  test("shows brands before a slow IP position, and ranks them again from the first slide when it arrives [C4.26] [C4.27] (fault I5)", async () => {
    let answer = (): void => {};
    const released = new Promise<void>((resolve) => (answer = resolve));
    const { page, uncaught, close } = await open({
      ip: async (...asked) => (await released, located(...asked)),
    });
    expect((await cards(page))[0]).toBe("Brand austin");
    await button(page, "Next slide").click();
    await expect.poll(() => inView(page)).toBe("2 of 2");
    await page.locator("#after").focus();
    await page.mouse.move(2, 2);
    answer();
    await expect
      .poll(() => names(page))
      .toEqual(["high", "middle", "low", "unranked", "beyond", "austin"]);
    expect((await cards(page))[1]).toBe("Brand middle: 41.5 mi away");
    expect(await inView(page)).toBe("1 of 2");
    expect(uncaught).toEqual([]);
    await close();
  });

  test("postpones a new ranking while the focus or the pointer is on a brand (fault I5)", async () => {
    for (const interaction of ["focus", "pointer"] as const) {
      let answer = (): void => {};
      const released = new Promise<void>((resolve) => (answer = resolve));
      const { page, close } = await open({
        ip: async (...asked) => (await released, located(...asked)),
        config: { links: { brand: "/brands/{brand}" } },
      });
      const link = page.locator("#a").getByRole("link", { name: "Brand austin", exact: true });
      if (interaction === "focus") await link.focus();
      else await link.hover();
      const answered = page.waitForResponse(/ip_location/);
      answer();
      await answered;
      await atRest(page);
      expect((await names(page))[0]).toBe("austin");
      if (interaction === "focus") {
        expect(await focused(page)).toBe("Brand austin");
        await page.locator("#after").focus();
      } else await page.mouse.move(2, 2);
      await expect.poll(async () => (await names(page))[0]).toBe("high");
      await close();
    }
  });

  test("advances every 3 s, with the pause button first in the tab order [C2.147] (fault X5)", async () => {
    const { page, close } = await open({
      attributes: "",
      context: { ...wide, isAlone: true },
      prepare: (page) => page.clock.install(),
    });
    const first = await inView(page);
    await page.clock.runFor(3_000);
    await expect.poll(() => inView(page)).not.toBe(first);
    await page.locator("#before").focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Pause slideshow");
    await page.keyboard.press("Enter");
    await button(page, "Play slideshow").waitFor();
    await page.locator("#after").focus();
    const paused = await inView(page);
    await page.clock.runFor(6_000);
    await atRest(page);
    expect(await inView(page)).toBe(paused);
    await close();
  });

  test("neither advances nor animates under reduced motion (fault X5)", async () => {
    const { page, close } = await open({
      attributes: "",
      context: { ...wide, reducedMotion: "reduce", isAlone: true },
      prepare: (page) => page.clock.install(),
    });
    await button(page, "Play slideshow").waitFor();
    const first = await inView(page);
    await page.clock.runFor(6_000);
    await atRest(page);
    expect(await inView(page)).toBe(first);
    await button(page, "Next slide").click();
    expect(
      await page
        .locator("#a .slick-track")
        .evaluate((track) => getComputedStyle(track).transitionDuration),
    ).toBe("0s");
    expect(await inView(page)).toBe("2 of 2");
    await close();
  });

  test("moves with the arrow keys, makes hidden slides inert, and follows a link [BC9]", async () => {
    const { page, close } = await open({ config: { links: { brand: "/brands/{brand}" } } });
    await page.locator("#before").focus();
    const reached: (string | null)[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const focusedNow = await focused(page);
      if (focusedNow === null) break;
      reached.push(focusedNow);
    }
    expect(reached).toEqual([
      "Play slideshow",
      "Previous slide",
      "Next slide",
      "Brand high",
      "Directions: Brand high (opens in a new tab)",
      "Brand middle",
      "Directions: Brand middle (opens in a new tab)",
      "Brand low",
      "Directions: Brand low (opens in a new tab)",
    ]);
    await page.locator("#a").getByRole("link", { name: "Brand high", exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => inView(page)).toBe("2 of 2");
    await expect.poll(() => focused(page)).toBe("Brand unranked");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => inView(page)).toBe("1 of 2");
    site.routes.set("/brands/high", () => ({ body: "<h1>High</h1>" }));
    await page.locator("#a").getByRole("link", { name: "Brand high", exact: true }).press("Enter");
    await page.waitForURL("**/brands/high");
    await close();
  });

  test("moves with a swipe without following the link below the finger [BC9]", async () => {
    const { page, close } = await open({
      isTouch: true,
      config: { links: { brand: "/brands/{brand}" } },
    });
    const box = await page.locator("#a .carousel-slides").boundingBox();
    if (!box) throw new Error("the slides are not drawn");
    const cdp = await page.context().newCDPSession(page);
    const touch = (kind: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      cdp.send("Input.dispatchTouchEvent", {
        type: kind,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    await touch("touchStart", box.x + 600);
    for (let x = 560; x >= 120; x -= 40) await touch("touchMove", box.x + x);
    await touch("touchEnd");
    await expect.poll(() => inView(page)).toBe("2 of 2");
    expect(new URL(page.url()).pathname).toBe("/");
    await close();
  });

  test("ranks 10,000 brands in one response, and retries a failed call (fault K1)", async () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      place(`n${index}`, 25 + (index % 240) / 10, -120 + (index % 490) / 10, index % 97),
    );
    const { page, close } = await open({ places: many });
    expect(await cards(page)).toHaveLength(25);
    site.routes.set("/api/v5/map", () => ({ status: 503, body: "" }));
    await page.reload();
    await page.getByText("We couldn’t load the restaurants.").waitFor();
    site.routes.set("/api/v5/map", json({ brands }));
    await button(page, "Try again").click();
    await expect.poll(async () => (await names(page))[0]).toBe("high");
    await close();
  });
});
