// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { examplesOf, widgets } from "../../browser/matrix/cases.ts";
import { markup } from "../../browser/matrix/markup.ts";
import { pick, randomOf } from "../../browser/payment/random.ts";
import { openMockSite, type MockSite } from "../../browser/support/mockSite.ts";
import { caseCounts, isDone, recordCase, writeCounts } from "../counts.ts";
import { actAll, areGone, pageOperations, perform, widgetOperations } from "./pageLife.ts";

/** `npm run soak` makes 1,000 walks. A quick run makes one for each widget. */
const walks = Number(process.env["LIFE_WALKS"] ?? widgets.length);
const isFull = "LIFE_WALKS" in process.env;
const seed = Number(process.env["LIFE_SEED"] ?? 20_261_122);
const stepsPerWalk = 8;
/**
 * The number of walks that share a page. Changes of the page affect all of them, and loading a page
 * costs more than a walk.
 */
const walksPerPage = 5;
const part = "page life";

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
});
afterAll(() => site.close());

interface Walk {
  readonly stage: string;
  readonly widget: string;
  readonly example: string;
  readonly html: string;
}

/**
 * A widget and one of its examples for each walk of a page. They share a mock API, and so its
 * scenario.
 */
async function walksOf(
  from: number,
  random: () => number,
): Promise<{ walksHere: Walk[]; scenario: string | undefined }> {
  const walksHere: Walk[] = [];
  let scenario: string | undefined;
  for (let walk = from; walk < Math.min(from + walksPerPage, walks); walk++) {
    const widget = widgets[walk % widgets.length] ?? "";
    const all: readonly Example[] = await examplesOf(widget);
    const fitting = all.filter(({ backend }) => !scenario || !backend || backend === scenario);
    const choice = fitting.length ? fitting : all;
    const example = choice[Math.floor(random() * choice.length)];
    if (!example) continue;
    scenario ??= example.backend;
    const attributes = { ...example.attributes, router: "memory" };
    const html = markup(widget, { ...example, attributes });
    walksHere.push({ stage: `walk-${walk}`, widget, example: example.key, html });
  }
  return { walksHere, scenario };
}

/** Elements and listeners that remain after all widgets are removed. */
function leftOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stages = [...document.querySelectorAll("main")];
    return (
      document.querySelectorAll("body > :not(main), [data-widget]").length +
      stages.reduce((sum, stage) => sum + stage.childNodes.length, 0)
    );
  });
}

async function walkPage(from: number): Promise<string | undefined> {
  // Each page has its own sequence of random numbers, so that a resumed run is the same.
  const random = randomOf(seed + from);
  const { walksHere, scenario } = await walksOf(from, random);
  site.api.open(scenario);
  const { page, uncaught, close } = await site.visit({
    body: walksHere.map(({ stage, html }) => `<main id="${stage}">${html}</main>`).join(""),
    policy: false,
    before: () => addEventListener("widget:navigate", (event) => event.preventDefault()),
  });
  const session = await page.context().newCDPSession(page);
  const doneSteps: string[] = [];
  for (let step = 0; step < stepsPerWalk; step++) {
    const steps = walksHere.map(({ stage, html }) => ({
      stage,
      html,
      operation: pick(random, widgetOperations),
      at: Math.floor(random() * 50),
    }));
    await page.evaluate(actAll, steps);
    const around = pick(random, pageOperations);
    doneSteps.push(`${steps.map(({ operation }) => operation).join(" | ")}; ${around}`);
    await perform(page, session, around);
  }
  await page.evaluate(() =>
    document.querySelectorAll("main").forEach((stage) => stage.replaceChildren()),
  );
  await page.waitForFunction(areGone, undefined, { timeout: 60_000 });
  await page.waitForTimeout(50);
  const leftovers = await leftOn(page);
  const problem =
    uncaught.length || leftovers
      ? JSON.stringify({
          uncaught,
          left: leftovers,
          walks: walksHere.map(({ html, ...of }) => of),
          done: doneSteps,
        })
      : undefined;
  await session.detach();
  await close();
  return problem;
}

test(
  "whatever happens to a page, no widget throws, and none leaves an element behind (fault H1) (fault H2) (fault J1)",
  { timeout: 240_000 + walks * 10_000, retry: 0 },
  async () => {
    const wrong: string[] = [];
    for (let from = 0; from < walks; from += walksPerPage) {
      const key = `walks ${from} to ${Math.min(from + walksPerPage, walks) - 1}`;
      if (isFull && isDone(part, key)) continue;
      const problem = await walkPage(from);
      if (isFull) recordCase(part, key, problem);
      if (problem) wrong.push(problem);
    }
    if (isFull)
      writeCounts(part, {
        seed,
        walks,
        "walks per page": walksPerPage,
        steps: walks * stepsPerWalk,
        widgets: widgets.length,
        ...caseCounts(part),
      });
    expect(wrong).toEqual([]);
  },
);
