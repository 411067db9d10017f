// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Example } from "../../../src/shared/widget/examples.ts";
import {
  heightRules,
  heights,
  heightsByAttribute,
  type Heights,
} from "../../../src/widgets/heights.ts";
import { markup } from "../matrix/markup.ts";
import { defaultExample, hostedSite, type HostedSite } from "./hostedSite.ts";
import { settle } from "../support/settle.ts";

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

/** An example of each first screen that an attribute opens. */
const examplesByAttribute: Readonly<Record<string, Omit<Example, "key">>> = {
  "data-offer-code": { title: "An offer by its code", options: { offerCode: "WELCOME25" } },
  "data-variant": {
    title: "Logos of brands",
    options: {
      variant: "brands",
      slides: ["Fig & Ember", "Bluebird Bakery", "Sol Cantina", "Green Door"].map((title) => ({
        title,
      })),
    },
  },
};

/** Every height that the widget has had, from its first paint until it rested. */
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

async function expectKept(name: string, example: Example, [wide, narrow]: Heights): Promise<void> {
  site.api.open(example.backend);
  const { page, close } = await site.visit({
    body: markup(name, example),
    ...(example.address ? { address: example.address } : {}),
    context: { viewport: { width: 1280, height: 900 } },
  });
  const onWide = await heightsSeen(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await settle(page);
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
}

test.each(Object.entries(heights))(
  "%s keeps to the height that the host contract tells hosts to keep free, %j",
  async (name, pair) => expectKept(name, await defaultExample(name), pair),
);

test.each(heightsByAttribute)(
  "$widget with $attribute keeps to the height that the host contract tells hosts to keep free, $pair",
  async ({ widget, attribute, pair }) => {
    const example = examplesByAttribute[attribute];
    if (!example) throw new Error(`no example opens ${attribute}`);
    await expectKept(widget, { ...example, key: attribute }, pair);
  },
);

test("a column that is a size container gets the heights of its own width, on a page of any width", async () => {
  const { page, close } = await site.visit({
    head: `<style>${heightRules()} .column { container-type: inline-size }</style>`,
    body: `<div class="column" style="width: 400px"><div data-widget="RedeemGifting" data-load="manual"></div></div><div data-widget="RedeemGifting" data-load="manual"></div>`,
    context: { viewport: { width: 1280, height: 900 } },
  });
  const kept = await page
    .locator("[data-widget]")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).minHeight));
  const [wide, narrow] = heights.RedeemGifting;
  expect(kept).toEqual([`${narrow}px`, `${wide}px`]);
  await close();
});
