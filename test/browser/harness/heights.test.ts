// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heights } from "../../../src/widgets/heights.ts";
import { markup } from "../matrix/markup.ts";
import { defaultExample, hostedSite, type HostedSite } from "./hostedSite.ts";

let site: HostedSite;

beforeAll(async () => {
  site = await hostedSite();
});
afterAll(() => site?.close());

/**
 * The allowed free height below a widget, in px. Some widgets grow by a line once they have
 * answers.
 */
const spare = 90;

/**
 * The number of consecutive checks without a change after which a height is final. This is longer
 * than a map waits for the visitor's position.
 */
const quietLooks = 40;

/** Every height that the widget has had, from its first paint until it was final. */
async function heightsSeen(page: Page): Promise<number[]> {
  return page.evaluate(
    (most) =>
      new Promise<number[]>((done) => {
        const heights: number[] = [];
        let quiet = 0;
        const measure = (): void => {
          const api = window.DiningWidgets;
          const isReady =
            api && "list" in api && api.list().some(({ status }) => status === "ready");
          const height = Math.ceil(
            document.querySelector("[data-widget]")?.getBoundingClientRect().height ?? 0,
          );
          quiet = isReady && height === heights.at(-1) ? quiet + 1 : 0;
          if (isReady && !quiet) heights.push(height);
          if (quiet > most) done(heights);
          else setTimeout(measure, 30);
        };
        measure();
      }),
    quietLooks,
  );
}

test.each(Object.entries(heights))(
  "%s keeps to the height that the host contract tells hosts to keep free, %j",
  async (name, [wide, narrow]) => {
    const example = await defaultExample(name);
    site.api.open(example.backend);
    const { page, close } = await site.visit({
      body: markup(name, example),
      ...(example.address ? { address: example.address } : {}),
      context: { viewport: { width: 1280, height: 900 } },
    });
    const onWide = await heightsSeen(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.waitForTimeout(100);
    const onNarrow = await heightsSeen(page);
    await close();
    const settled = [onWide.at(-1) ?? 0, onNarrow.at(-1) ?? 0] as const;
    const words = `${name}: ${onWide.join(", ")} px on 1280, ${onNarrow.join(", ")} px on 390`;
    expect(Math.max(...onWide), words).toBeLessThanOrEqual(wide);
    expect(Math.max(...onNarrow), words).toBeLessThanOrEqual(narrow);
    expect(
      [wide - settled[0], narrow - settled[1]].every((free) => free <= spare),
      words,
    ).toBe(true);
  },
);
