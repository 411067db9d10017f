import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { lanesOf, openSites, type Lanes } from "../support/lanes.ts";
import { folder } from "../support/serve.ts";
import type { Site } from "../support/site.ts";
import { examplesOf, widgets } from "./cases.ts";
import { installFlatTree } from "./flatTree.ts";
import { imitateApi, type Imitation } from "./imitation.ts";
import { installInUse, operateControls } from "./inUse.ts";
import { markup } from "./markup.ts";
import { holdOnDemandFiles, type OnDemandFiles } from "./onDemand.ts";

interface Lane {
  readonly site: Site;
  readonly api: Imitation;
}

// These tests wait more than they compute.
const lanes = 3;
vi.setConfig({ maxConcurrency: lanes });

let free: Lanes<Lane>;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openSites(lanes, "dist");
  close = () => opened.close();
  free = lanesOf(opened.sites.map((site) => ({ site, api: imitateApi(site) })));
});
afterAll(() => close?.());

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
      free.run(async ({ site, api }) => {
        const files = holdOnDemandFiles(widget, "dist");
        site.bundle.respond = files.respond;
        api.open(example.backend);
        const visit = await site.visit({
          body: `<div class="frame">${markup(widget, example)}</div>`,
          policy: false,
          context: { reducedMotion: "reduce" },
          ...(example.address && { address: `/${example.address}` }),
        });
        const changes = await changesAtEachFile(visit.page, files);
        site.bundle.respond = folder("dist");
        await visit.close();
        expect(changes).toEqual([]);
      }),
  );
});

/** Uses the page's controls, releases the next file, and looks at them again, until no file is left. */
async function changesAtEachFile(page: Page, files: OnDemandFiles): Promise<string[]> {
  await page.evaluate(installFlatTree);
  await page.evaluate(installInUse);
  const changes: string[] = [];
  let used = 0;
  for (;;) {
    await untilQuiet(page);
    const controls = await page.evaluate(() => window.matrix.stops().length);
    if (controls !== used) {
      used = await operateControls(page);
      await untilQuiet(page);
    }
    await page.evaluate(() => window.inUse.note());
    const file = files.release();
    if (!file) return changes;
    await untilQuiet(page);
    const found = await page.evaluate(() => window.inUse.changes());
    changes.push(...found.map((change) => `${file}: ${change}`));
  }
}

/** Waits until the page has neither changed nor asked for anything for a moment. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let before = "";
        let unchanged = 0;
        const timer = setInterval(() => {
          const requests = performance.getEntriesByType("resource").length;
          const now = `${window.matrix.elements().length} ${requests}`;
          unchanged = now === before ? unchanged + 1 : 0;
          before = now;
          if (unchanged < 3) return;
          clearInterval(timer);
          resolve();
        }, 40);
      }),
  );
}
