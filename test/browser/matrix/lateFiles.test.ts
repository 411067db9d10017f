// @module-tag thorough
import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { folder } from "../support/serve.ts";
import { examplesOf, widgets } from "./cases.ts";
import { installFlatTree } from "./flatTree.ts";
import { mockSitePool } from "./mockSitePool.ts";
import { installInUse, operateControls } from "./inUse.ts";
import { markup } from "./markup.ts";
import { holdOnDemandFiles, type OnDemandFiles } from "./onDemand.ts";

// These tests wait more than they compute.
const pool = mockSitePool(3);

/** Examples whose first screen loads other files than the first example of the widget. */
const more = new Set(["HousePanel planning", "MobileLink text-link"]);

const cases = await Promise.all(
  widgets.map(async (widget) =>
    (await examplesOf(widget))
      .map((example) => ({ widget, example, name: `${widget} ${example.key}` }))
      .filter(({ name }, index) => index === 0 || more.has(name)),
  ),
);

describe.concurrent("a file that arrives late", () => {
  test.for(cases.flat())(
    "leaves every control as the guest left it: $name",
    ({ widget, example }) =>
      pool.run(async ({ site, api }) => {
        const files = holdOnDemandFiles(widget, "dist");
        site.bundle.respond = files.respond;
        api.open(example.backend);
        let pending: ReadonlySet<Request> = new Set();
        const visit = await site.visit({
          body: `<div class="frame">${markup(widget, example)}</div>`,
          policy: false,
          context: { reducedMotion: "reduce" },
          ...(example.address && { address: `/${example.address}` }),
          prepare: async (page) => void (pending = pendingRequests(page)),
        });
        const changes = await changesAtEachFile(visit.page, files, pending);
        site.bundle.respond = folder("dist");
        await visit.close();
        expect(changes).toEqual([]);
      }),
  );
});

/**
 * Uses the page's controls, releases the next file, and checks the controls again, until no file is
 * left.
 */
async function changesAtEachFile(
  page: Page,
  files: OnDemandFiles,
  pending: ReadonlySet<Request>,
): Promise<string[]> {
  await installFlatTree(page);
  await page.evaluate(installInUse);
  const settled = () => untilSettled(page, () => pending.size > files.count());
  const changes: string[] = [];
  let used = 0;
  for (;;) {
    await settled();
    const controls = await page.evaluate(() => window.matrix.stops().length);
    if (controls !== used) {
      used = await operateControls(page);
      await settled();
    }
    await page.evaluate(() => window.inUse.note());
    const file = files.release();
    if (!file) return changes;
    await settled();
    const fileChanges = await page.evaluate(() => window.inUse.changes());
    changes.push(...fileChanges.map((change) => `${file}: ${change}`));
  }
}

/**
 * Waits until the page has not changed for longer than a search waits for the next key, and only
 * held requests are in flight.
 */
async function untilSettled(page: Page, isLoading: () => boolean): Promise<void> {
  do await untilUnchanged(page);
  while (isLoading());
}

async function untilUnchanged(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let before = "";
        let unchanged = 0;
        const timer = setInterval(() => {
          const requests = performance.getEntriesByType("resource").length;
          const activity = `${window.matrix.elements().length} ${requests}`;
          unchanged = activity === before ? unchanged + 1 : 0;
          before = activity;
          if (unchanged < 7) return;
          clearInterval(timer);
          resolve();
        }, 40);
      }),
  );
}

/** The requests of a page that are in flight. */
function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}
