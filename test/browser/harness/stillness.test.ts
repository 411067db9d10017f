import { afterAll, beforeAll, expect, test } from "vitest";
import { widgetEntries } from "../../../build/widgetEntries.ts";
import { heightRules } from "../../../demo/heights.ts";
import { markup } from "../matrix/markup.ts";
import { defaultExample, hostedSite, type HostedSite } from "./hostedSite.ts";

let site: HostedSite;

beforeAll(async () => {
  site = await hostedSite();
});
afterAll(() => site?.close());

/** Takes no room in the page. */
const panel = "BulkGiftingAbsolutePanel";

/** Every widget between words of the host's own, which a shift would move; the panel that lies over the page comes last. */
async function host(): Promise<string> {
  const names = Object.keys(widgetEntries()).filter((name) => name !== panel);
  const sections = names.map(
    async (name) =>
      `<section><h2>${name}</h2><p>Words of the host.</p>${markup(name, await defaultExample(name), "visible")}<p>More words of the host.</p></section>`,
  );
  const own = "button { position: fixed; inset: 0 0 auto auto; z-index: 9 }";
  return `<style>${own}\n${heightRules()}</style><button type="button">The host’s own</button>${(await Promise.all(sections)).join("")}<div data-widget="${panel}"></div>`;
}

/** Runs before the page: sums up shifts that nobody caused. */
function watch(): void {
  Object.assign(window, { shifted: 0, moved: [] });
  // The host leads on by itself: nobody shall be taken away from this page.
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

test.each([1280, 390])(
  "all widgets on one page of %i px leave the host’s words where they are while they load and are scrolled through",
  async (width) => {
    site.api.open();
    const { page, close, uncaught } = await site.visit({
      body: await host(),
      before: watch,
      context: { viewport: { width, height: 900 } },
    });
    await page.waitForTimeout(1_500);
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2);
    for (let turn = 0; turn < 120 && !(await isAtEnd()); turn++) {
      await page.mouse.wheel(0, 450);
      await page.waitForTimeout(180);
    }
    const statuses = await page.evaluate(() =>
      window.DiningWidgets && "list" in window.DiningWidgets
        ? window.DiningWidgets.list().map(({ widget, status }) => `${widget} ${status}`)
        : [],
    );
    expect(statuses.filter((one) => one.endsWith(" ready")).length).toBeGreaterThanOrEqual(
      Object.keys(widgetEntries()).length,
    );
    const moved = await page.evaluate((): unknown => Reflect.get(window, "moved"));
    expect(
      await page.evaluate((): unknown => Reflect.get(window, "shifted")),
      JSON.stringify(moved, null, 1),
    ).toBeLessThanOrEqual(0.01);
    expect(uncaught).toEqual([]);
    await close();
  },
);
