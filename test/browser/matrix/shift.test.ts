// @module-tag thorough
import { existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heightRules } from "../../../src/widgets/heights.ts";
import { defaultExample, hostedSite, type HostedSite } from "../harness/hostedSite.ts";
import { widgets } from "./cases.ts";
import { markup } from "./markup.ts";
import { rounds } from "./rounds.ts";

let site: HostedSite;
beforeAll(async () => {
  site = await hostedSite();
});
afterAll(() => site?.close());

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/**
 * Runs in the page before its own scripts. Records each layout shift without input, and what it
 * moved.
 */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput")) continue;
      const sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
        Reflect.get(entry, "sources");
      shifts.push({
        value: Reflect.get(entry, "value"),
        moved: sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${from.y} to ${to.y}, ${from.height} to ${to.height} high`,
        ),
      });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** This widget lies over the page, which reserves no space for it. */
const overlay = "BulkGiftingAbsolutePanel";

/**
 * Opens a page with one widget between texts of the host. Its height is reserved as on the
 * harness's host pages.
 */
async function shiftsOf(
  widget: string,
  { width = 1280, snapshot = "", isAnswering = true },
): Promise<readonly Shift[]> {
  const example = await defaultExample(widget);
  const network = rounds("calls");
  site.api.open(example.backend);
  const { page, close } = await site.visit({
    before: noteShifts,
    head: `<style>${heightRules()}</style>`,
    body: `<h1>The host’s heading</h1>${markup(widget, example, "visible").replace(">", `>${snapshot}`)}<p>What the host wrote below</p>`,
    ...(example.address ? { address: example.address } : {}),
    context: { viewport: { width, height: 900 } },
    prepare: isAnswering ? network.watch : network.hold,
    waitUntil: isAnswering ? "load" : "commit",
  });
  await page.waitForFunction(() => {
    const api = window.DiningWidgets;
    return Boolean(api && "list" in api && api.list()[0]?.status === "ready");
  });
  await network.held();
  await frames(page);
  const shifts = await page.evaluate((): Shift[] => Reflect.get(window, "shifts"));
  await close();
  return shifts;
}

/** Long enough for a change to be painted and its shift to be reported. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let framesLeft = 6; framesLeft > 0; framesLeft--) await new Promise(requestAnimationFrame);
  });
}

const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0);

const inFlow = widgets.filter((widget) => widget !== overlay);

test.each(inFlow.flatMap((widget) => [1280, 390].map((width) => ({ widget, width }))))(
  "$widget, cold on a page of $width px, moves nothing by more than a hundredth",
  async ({ widget, width }) => {
    const shifts = await shiftsOf(widget, { width });
    expect(sum(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
  },
);

const snapshotOf = (widget: string) => `dist/snapshots/${widget}.html`;

test.each(inFlow.filter((widget) => existsSync(snapshotOf(widget))))(
  "%s moves nothing when it takes over its snapshot, and little when the API answers",
  async (widget) => {
    const snapshot = readFileSync(snapshotOf(widget), "utf8");
    const takenOver = await shiftsOf(widget, { snapshot, isAnswering: false });
    expect(sum(takenOver), JSON.stringify(takenOver, null, 1)).toBe(0);
    const all = await shiftsOf(widget, { snapshot });
    expect(sum(all), JSON.stringify(all, null, 1)).toBeLessThanOrEqual(0.01);
  },
);
