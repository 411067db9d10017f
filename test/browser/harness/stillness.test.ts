// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { widgetEntries } from "../../../build/widgetEntries.ts";
import { heightRules } from "../../../src/widgets/heights.ts";
import { markup } from "../matrix/markup.ts";
import { defaultExample, hostedSite, type HostedSite } from "./hostedSite.ts";

let site: HostedSite;

beforeAll(async () => {
  site = await hostedSite();
});
afterAll(() => site?.close());

/** Takes no room in the page. */
const panel = "BulkGiftingAbsolutePanel";

/**
 * Every widget between texts of the host, which a shift would move. The panel that overlays the
 * page comes last.
 */
async function host(): Promise<string> {
  const names = Object.keys(widgetEntries()).filter((name) => name !== panel);
  const sections = names.map(
    async (name) =>
      `<section><h2>${name}</h2><p>Words of the host.</p>${markup(name, await defaultExample(name), "visible")}<p>More words of the host.</p></section>`,
  );
  const hostStyle = "button { position: fixed; inset: 0 0 auto auto; z-index: 9 }";
  return `<style>${hostStyle}\n${heightRules()}</style><button type="button">The host’s own</button>${(await Promise.all(sections)).join("")}<div data-widget="${panel}"></div>`;
}

/** Runs before the page. Adds up shifts without recent input. */
function watch(): void {
  Object.assign(window, { shifted: 0, moved: [] });
  // The host page navigates without a user action, which would end the measurement.
  addEventListener("widget:navigate", (event) => event.preventDefault());
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput")) continue;
      Reflect.set(window, "shifted", Reflect.get(window, "shifted") + Reflect.get(entry, "value"));
      for (const { node, previousRect: from, currentRect: to } of Reflect.get(entry, "sources")) {
        const root = node?.getRootNode();
        const element = node instanceof Element ? node : node?.parentElement;
        Reflect.get(window, "moved").push(
          `${Reflect.get(entry, "value").toFixed(3)} ${root instanceof ShadowRoot ? root.host.getAttribute("data-widget") : ""} ${element?.tagName} ${element?.className} ${element?.textContent?.slice(0, 30)}: ${Math.round(from.y)}/${Math.round(from.height)} to ${Math.round(to.y)}/${Math.round(to.height)}`,
        );
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Waits until the widgets in view are mounted and laid out. A scroll starts within the same frames.
 */
async function untilShown(page: Page): Promise<void> {
  await frames(page);
  await page.waitForFunction(() => {
    const api = window.DiningWidgets;
    if (!api || !("list" in api)) return false;
    const inView = ({ element }: { element: Element }) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    return api
      .list()
      .filter(inView)
      .every(({ status }) => status !== "loading");
  });
  await frames(page);
}

/** Long enough for a change to be painted and its shift to be reported. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let framesLeft = 6; framesLeft > 0; framesLeft--) await new Promise(requestAnimationFrame);
  });
}

const isAtEnd = (page: Page) =>
  page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2);

const readyWidgets = (page: Page) =>
  page.evaluate(() =>
    window.DiningWidgets && "list" in window.DiningWidgets
      ? window.DiningWidgets.list().flatMap(({ widget, status }) =>
          status === "ready" ? [widget] : [],
        )
      : [],
  );

test.each([1280, 390])(
  "all widgets on one page of %i px leave the host’s words where they are while they load and are scrolled through",
  async (width) => {
    site.api.open();
    const { page, close, uncaught } = await site.visit({
      body: await host(),
      before: watch,
      context: { viewport: { width, height: 900 } },
    });
    await untilShown(page);
    while (!(await isAtEnd(page))) {
      await page.mouse.wheel(0, 450);
      await untilShown(page);
    }
    const names = Object.keys(widgetEntries()).toSorted();
    await expect.poll(() => readyWidgets(page)).toEqual(expect.arrayContaining(names));
    await untilShown(page);
    const moved = await page.evaluate((): unknown => Reflect.get(window, "moved"));
    expect(
      await page.evaluate((): unknown => Reflect.get(window, "shifted")),
      JSON.stringify(moved, null, 1),
    ).toBeLessThanOrEqual(0.01);
    expect(uncaught).toEqual([]);
    await close();
  },
);
