import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site, type VisitOptions } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite({ dist: "dist" });
});
afterAll(() => site?.close());

const three = ["Soup", "Salad", "Pie"].map((title) => ({ title, href: `#${title}` }));
const brands = "abcdefg".split("").map((letter) => ({ title: `Brand ${letter}` }));

function slider(options: object = {}): string {
  return `<a id="before" href="#before">Before</a><div><div id="a" data-widget="DynamicSlider" data-load="eager" data-props='${JSON.stringify({ slides: three, ...options })}'></div></div>`;
}

/** Opens a page whose clock advances only when the test advances it. */
async function open(
  body: string,
  { isTouch = false, ...more }: VisitOptions & { isTouch?: boolean } = {},
) {
  const visit = await site.visit({
    body,
    context: {
      viewport: { width: 900, height: 800 },
      reducedMotion: "no-preference",
      hasTouch: isTouch,
    },
    ...more,
  });
  await visit.page.locator("#a [aria-roledescription=carousel]").waitFor();
  return visit;
}

const button = (page: Page, name: string): Locator =>
  page.locator("#a").getByRole("button", { name });
const label = (page: Page): Promise<string | null> =>
  page.locator("#a .slick-slide:not([inert])").getAttribute("aria-label");
const track = (page: Page): Locator => page.locator("#a .slick-track");

/** Milliseconds on the page's clock at which the slides changed. */
async function changes(page: Page, forMs: number): Promise<number[]> {
  return page.locator("#a").evaluate(async (host, ms) => {
    const list = host.shadowRoot?.querySelector(".slick-track");
    const seen: number[] = [];
    let last = "";
    const now = () =>
      host.shadowRoot?.querySelector(".slick-slide:not([inert])")?.getAttribute("aria-label") ?? "";
    last = now();
    const observer = new MutationObserver(() => {
      if (now() !== last) seen.push(performance.now());
      last = now();
    });
    observer.observe(list!, { subtree: true, attributes: true, attributeFilter: ["inert"] });
    await new Promise((done) => setTimeout(done, ms));
    observer.disconnect();
    return seen;
  }, forMs);
}

describe("DynamicSlider in a browser", () => {
  test("advances every 2.7 s within 500 ms, under the strict policy [A9.17] [A9.18] [U7]", async () => {
    const { page, console, uncaught, violations, close } = await open(slider());
    const [first = 0, second = 0] = await changes(page, 6_500);
    expect(second - first).toBeGreaterThan(2_650);
    expect(second - first).toBeLessThan(2_950);
    await button(page, "Next slide").click();
    expect(await track(page).evaluate((element) => getComputedStyle(element).transition)).toContain(
      "transform 0.5s",
    );
    expect({ console, uncaught, violations }).toEqual({
      console: [],
      uncaught: [],
      violations: [],
    });
    await close();
  });

  test("wraps around without moving back through all slides", async () => {
    const { page, close } = await open(slider({ autoplay: false }));
    await button(page, "Next slide").click();
    await button(page, "Next slide").click();
    await page.waitForTimeout(700);
    const path = await page.locator("#a").evaluate(async (host) => {
      const moving = host.shadowRoot?.querySelector(".slick-track");
      const at = () => new DOMMatrix(getComputedStyle(moving!).transform).m41;
      const seen = [at()];
      host.shadowRoot?.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
      const end = performance.now() + 350;
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        seen.push(at());
      }
      return seen;
    });
    // With slow frames, the last one may already show the first slide again, in its own place.
    const onTheWay = path.filter((left, index) => index === 0 || left !== path[0]! / 3);
    expect(onTheWay).toEqual(onTheWay.toSorted((a, b) => b - a));
    expect(path[0]! - onTheWay.at(-1)!).toBeGreaterThan(400);
    expect(await label(page)).toBe("1 of 3");
    await close();
  });

  test("shows brands for 3 s, three at a time, two below 768 px and one below 576 px of its own width [A9.19] [A9.20] [U7]", async () => {
    const { page, close } = await open(slider({ variant: "brands", slides: brands }));
    const shown = () => page.locator("#a .slick-slide:not([inert]) li").count();
    expect(await shown()).toBe(3);
    const [first = 0, second = 0] = await changes(page, 6_700);
    expect(second - first).toBeGreaterThan(2_950);
    expect(second - first).toBeLessThan(3_250);
    for (const [width, count] of [
      [768, 3],
      [767, 2],
      [576, 2],
      [575, 1],
      [800, 3],
    ] as const) {
      await page
        .locator("#a")
        .evaluate((host, px) => host.parentElement!.style.setProperty("width", `${px}px`), width);
      await expect.poll(shown, { timeout: 3_000 }).toBe(count);
      const isFilled = await page
        .locator("#a .slick-slide:not([inert])")
        .evaluate(
          (slide) =>
            Math.abs(
              slide.getBoundingClientRect().width - slide.closest(".slick-list")!.clientWidth,
            ) <= 1,
        );
      expect(isFilled).toBe(true);
    }
    await close();
  });

  test("pauses while hovered, while focused and in a hidden tab [X5]", async () => {
    const { page, close } = await open(slider());
    await page.locator("#a .slick-slide:not([inert]) .promo-words").hover();
    expect(await changes(page, 3_200)).toEqual([]);
    await page.mouse.move(5, 790);
    expect(await changes(page, 3_200)).toHaveLength(1);
    await page.locator("#before").focus();
    await page.keyboard.press("Tab");
    expect(
      await page
        .locator("#a")
        .evaluate((host) => host.shadowRoot?.activeElement?.getAttribute("aria-label")),
    ).toBe("Pause slideshow");
    expect(await changes(page, 3_200)).toEqual([]);
    await page.locator("#before").focus();
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(await changes(page, 3_200)).toEqual([]);
    await close();
  });

  test("neither advances nor animates under reduced motion [X5]", async () => {
    const { page, close } = await open(slider(), {
      context: { reducedMotion: "reduce", viewport: { width: 900, height: 800 } },
    });
    expect(await changes(page, 3_500)).toEqual([]);
    await button(page, "Next slide").click();
    await expect.poll(() => label(page)).toBe("2 of 3");
    expect(await track(page).evaluate((element) => element.getAnimations().length)).toBe(0);
    await close();
  });

  test("keeps hidden slides out of the tab order, and leaves host listeners and slick styles alone", async () => {
    const { page, close } = await open(
      `<div class="slick-slide" id="hosts" onfocus="void 0">The host's own</div>${slider({ autoplay: false })}<a id="after" href="#after">After</a>`,
      { policy: false },
    );
    const stops: string[] = [];
    await page.locator("#before").focus();
    for (let tab = 0; tab < 5; tab++) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(
          () =>
            document.activeElement?.shadowRoot?.activeElement?.getAttribute("aria-label") ??
            document.activeElement?.shadowRoot?.activeElement?.textContent ??
            document.activeElement?.id ??
            "",
        ),
      );
    }
    expect(stops).toEqual(["Play slideshow", "Previous slide", "Next slide", "Soup", "after"]);
    expect(await page.locator("#hosts").evaluate((element) => typeof element.onfocus)).toBe(
      "function",
    );
    await close();
  });

  test("follows a swipe by mouse and by finger without following the link that it ends on", async () => {
    const { page, close } = await open(slider({ autoplay: false }), {
      isTouch: true,
      context: { hasTouch: true, viewport: { width: 900, height: 800 } },
    });
    const box = await page.locator("#a .slick-list").boundingBox();
    const [x, y] = [(box?.x ?? 0) + 700, (box?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 10; step++) await page.mouse.move(x - step * 40, y);
    await page.mouse.up();
    await expect.poll(() => label(page)).toBe("2 of 3");
    expect(new URL(page.url()).hash).toBe("");
    await page.waitForTimeout(700);
    const client = await page.context().newCDPSession(page);
    await client.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x: x - 400, y }],
    });
    for (let step = 1; step <= 10; step++)
      await client.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ x: x - 400 + step * 40, y }],
      });
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => label(page)).toBe("1 of 3");
    expect(await page.locator("#a [role=status]").textContent()).toBe("Slide 1 of 3: Soup");
    await close();
  });

  test("advances to the left in a right-to-left page", async () => {
    const { page, close } = await open(slider({ autoplay: false }), {
      html: 'lang="ar" dir="rtl"',
    });
    const offset = () =>
      track(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41);
    expect(await label(page)).toBe("1 of 3");
    const before = await offset();
    await button(page, "Next slide").click();
    await page.waitForTimeout(800);
    expect(await label(page)).toBe("2 of 3");
    expect(await offset()).toBeGreaterThan(before);
    const inView = await page.locator("#a .slick-slide:not([inert])").evaluate((slide) => {
      const [own, list] = [
        slide.getBoundingClientRect(),
        slide.closest(".slick-list")!.getBoundingClientRect(),
      ];
      return Math.abs(own.left - list.left) <= 1;
    });
    expect(inView).toBe(true);
    await close();
  });

  test("leaves no listener, timer, observer or element after 20 mounts", async () => {
    const { page, uncaught, close } = await site.visit({
      policy: false,
      body: '<main id="room"></main>',
      before: () => {
        const counts = { listeners: 0, observers: 0 };
        Object.assign(window, { counts });
        const [add, remove] = [
          document.addEventListener.bind(document),
          document.removeEventListener.bind(document),
        ];
        document.addEventListener = (
          type: string,
          listener: EventListener,
          options?: AddEventListenerOptions,
        ) => {
          if (type === "visibilitychange") counts.listeners += 1;
          add(type, listener, options);
        };
        document.removeEventListener = (
          type: string,
          listener: EventListener,
          options?: EventListenerOptions,
        ) => {
          if (type === "visibilitychange") counts.listeners -= 1;
          remove(type, listener, options);
        };
        const Native = ResizeObserver;
        window.ResizeObserver = class extends Native {
          #isOn = false;
          override observe(element: Element): void {
            if (!this.#isOn) counts.observers += 1;
            this.#isOn = true;
            super.observe(element);
          }
          override disconnect(): void {
            if (this.#isOn) counts.observers -= 1;
            this.#isOn = false;
            super.disconnect();
          }
        };
      },
    });
    await page.waitForFunction(() => "DiningWidgets" in window);
    const counted = await page.evaluate(async (slides) => {
      const counts: { listeners: number; observers: number } = Reflect.get(window, "counts");
      const room = document.querySelector("#room")!;
      const seen: [number, number][] = [];
      for (let round = 0; round < 20; round++) {
        const element = Object.assign(document.createElement("div"), { id: "a" });
        element.dataset["widget"] = "DynamicSlider";
        element.dataset["load"] = "eager";
        element.dataset["props"] = JSON.stringify({ slides });
        room.append(element);
        await new Promise((ready) =>
          element.addEventListener("widget:ready", ready, { once: true }),
        );
        element.shadowRoot?.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
        seen.push([counts.listeners, counts.observers]);
        element.remove();
        await new Promise((done) => setTimeout(done, 60));
        seen.push([counts.listeners, counts.observers]);
      }
      return seen;
    }, three);
    const [whileMounted, afterwards] = [
      counted.filter((_, index) => index % 2 === 0),
      counted.filter((_, index) => index % 2 === 1),
    ];
    expect(whileMounted.every(([listeners, observers]) => listeners > 0 && observers > 0)).toBe(
      true,
    );
    expect(afterwards).toEqual(afterwards.map(() => [0, 0]));
    expect(uncaught).toEqual([]);
    await close();
  });
});
