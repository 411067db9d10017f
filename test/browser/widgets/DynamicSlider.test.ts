// @module-tag thorough
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site, type Visit, type VisitOptions } from "../support/site.ts";
import { atRest } from "../support/settle.ts";

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

/** Opens the slider on a clock that the test moves forward. */
async function openOnFakeClock(
  body: string,
  reducedMotion: "no-preference" | "reduce" = "no-preference",
): Promise<Visit> {
  const visit = await open(body, {
    context: { isAlone: true, reducedMotion, viewport: { width: 900, height: 800 } },
  });
  await visit.page.clock.install();
  await visit.page.reload();
  await visit.page.locator("#a [aria-roledescription=carousel]").waitFor();
  return visit;
}

/** Whether the slide changes during this time on the page's clock. */
async function movesIn(page: Page, ms: number): Promise<boolean> {
  const before = await label(page);
  await page.clock.runFor(ms);
  return (await label(page)) !== before;
}

describe("DynamicSlider in a browser", () => {
  test(
    "moves automatically in 500 ms, under the strict policy, without a error [A9.17] [A9.18] [U7]",
    { tags: ["essential"] },
    async () => {
      const { page, console, uncaught, violations, close } = await open(slider());
      for (const next of ["2 of 3", "3 of 3"]) await expect.poll(() => label(page)).toBe(next);
      await track(page).evaluate((element) => {
        element.addEventListener("transitionrun", () => {
          element.setAttribute("data-movement", getComputedStyle(element).transition);
        });
      });
      // A press during a movement does nothing, so it is repeated.
      await expect
        .poll(async () => {
          await button(page, "Next slide").click();
          return track(page).getAttribute("data-movement");
        })
        .toContain("transform 0.5s");
      expect({ console, uncaught, violations }).toEqual({
        console: [],
        uncaught: [],
        violations: [],
      });
      await close();
    },
  );

  test("wraps around without moving back through all slides", async () => {
    const { page, close } = await open(slider({ autoplay: false }));
    await button(page, "Next slide").click();
    await button(page, "Next slide").click();
    await atRest(page);
    const { path, width } = await page.locator("#a").evaluate(async (host) => {
      const moving = host.shadowRoot?.querySelector(".slick-track");
      host.shadowRoot?.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
      let effect: AnimationEffect | null | undefined;
      while (!effect) {
        await new Promise(requestAnimationFrame);
        effect = moving?.getAnimations()[0]?.effect;
      }
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return {
        path: frames.map(({ transform }) => new DOMMatrix(String(transform)).m41),
        width: host.shadowRoot?.querySelector(".slick-list")?.clientWidth ?? 0,
      };
    });
    // One slide further, not two slides back.
    expect(path).toEqual([-3 * width, -4 * width]);
    await expect.poll(() => label(page)).toBe("1 of 3");
    await close();
  });

  test.each([
    [390, ""],
    [900, ""],
    [390, 'data-lang="ar"'],
  ])(
    "at %d px shows the edge of the next slide, and none of the one before (%s)",
    async (px, attributes) => {
      const { page, close } = await open(
        slider({ autoplay: false }).replace('id="a"', `id="a" ${attributes}`),
        { context: { viewport: { width: px, height: 800 } } },
      );
      await button(page, "Next slide").click();
      await atRest(page);
      const shown = await page.locator("#a").evaluate((host) => {
        const frame = host.shadowRoot?.querySelector(".carousel-slides")?.getBoundingClientRect();
        return [...(host.shadowRoot?.querySelectorAll(".slick-slide .promo") ?? [])]
          .map((card) => {
            const { left, right } = card.getBoundingClientRect();
            const visiblePx = Math.min(right, frame?.right ?? 0) - Math.max(left, frame?.left ?? 0);
            return { title: card.querySelector("h3")?.textContent, visiblePx };
          })
          .filter(({ visiblePx }) => visiblePx > 0);
      });
      expect(shown.map(({ title }) => title).toSorted()).toEqual(["Pie", "Salad"]);
      expect(shown.find(({ title }) => title === "Pie")?.visiblePx).toBeCloseTo(28, 0);
      await close();
    },
  );

  test("brands move automatically, three at a time, two below 560 px and one below 288 px of its own width [A9.19] [A9.20] [U7]", async () => {
    const { page, close } = await open(slider({ variant: "brands", slides: brands }));
    const visibleSlides = () => page.locator("#a .slick-slide:not([inert]) li").count();
    expect(await visibleSlides()).toBe(3);
    const first = await label(page);
    await expect.poll(() => label(page)).not.toBe(first);
    for (const [width, count] of [
      [560, 3],
      [559, 2],
      [288, 2],
      [287, 1],
      [800, 3],
    ] as const) {
      await page
        .locator("#a")
        .evaluate((host, px) => host.parentElement!.style.setProperty("width", `${px}px`), width);
      await expect.poll(visibleSlides).toBe(count);
      const isFilled = () =>
        page
          .locator("#a .slick-slide:not([inert])")
          .evaluate(
            (slide) =>
              Math.abs(
                slide.getBoundingClientRect().width - slide.closest(".slick-list")!.clientWidth,
              ) <= 1,
          );
      await expect.poll(isFilled).toBe(true);
    }
    await close();
  });

  test("stops under the pointer, with the focus inside and in a hidden tab [X5]", async () => {
    const { page, close } = await openOnFakeClock(slider());
    await page.locator("#a .slick-slide:not([inert]) .promo-words").hover();
    expect(await movesIn(page, 9_000)).toBe(false);
    await page.mouse.move(5, 790);
    await expect.poll(() => movesIn(page, 2_700)).toBe(true);
    await page.locator("#before").focus();
    await page.keyboard.press("Tab");
    expect(
      await page
        .locator("#a")
        .evaluate((host) => host.shadowRoot?.activeElement?.getAttribute("aria-label")),
    ).toBe("Pause slideshow");
    expect(await movesIn(page, 9_000)).toBe(false);
    await page.locator("#before").focus();
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(await movesIn(page, 9_000)).toBe(false);
    await close();
  });

  test("neither plays nor animates under reduced motion [X5] (fault J5)", async () => {
    const { page, close } = await openOnFakeClock(slider(), "reduce");
    expect(await movesIn(page, 9_000)).toBe(false);
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
    await atRest(page);
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
      config: { texts: { ar: { "DynamicSlider.open": "افتح الرابط" } } },
    });
    const offset = () =>
      track(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41);
    expect(await label(page)).toBe("1 of 3");
    const before = await offset();
    await button(page, "Next slide").click();
    await atRest(page);
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
        // Replaced on the prototype, from which the widget reads them.
        const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function (type, ...rest) {
          if (this === document && type === "visibilitychange") counts.listeners += 1;
          add.call(this, type, ...rest);
        };
        EventTarget.prototype.removeEventListener = function (type, ...rest) {
          if (this === document && type === "visibilitychange") counts.listeners -= 1;
          remove.call(this, type, ...rest);
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
      const rounds: [number, number][] = [];
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
        rounds.push([counts.listeners, counts.observers]);
        element.remove();
        await new Promise((done) => setTimeout(done, 60));
        rounds.push([counts.listeners, counts.observers]);
      }
      return rounds;
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
