import type { Browser } from "playwright-core";
import { folder, type Respond, type Server } from "../browser/support/serve.ts";
import { join } from "node:path";
import { benchFolder } from "./folders.ts";
import { ratiosOf, type Ratios } from "./ratios.ts";
import { ours, oursAtOnce, others, pageOf, type Contender, type Measured } from "./contender.ts";

/** One page load, in milliseconds. */
interface Load {
  /** From navigation until the first instance's effects have run and a frame was drawn. */
  readonly firstMs: number;
  /** From navigation until this is so of the last instance that mounts before any scrolling. */
  readonly doneMs: number;
  /** The number of these instances. */
  readonly mounted: number;
  /** The processor time of the main thread, which other work on the machine does not affect. */
  readonly busyMs: number;
  /** The main thread's longest task. 0 if none took 50 ms. */
  readonly longestTaskMs: number;
  /** The total time of all tasks beyond 50 ms each. */
  readonly blockedMs: number;
}

export interface MountingResult extends Load {
  readonly measured: Measured;
  readonly contender: string;
  readonly places: number;
  /** Of the best other contender, in the same round. */
  readonly doneRatios: Ratios;
  readonly busyRatios: Ratios;
}

declare const benchTasks: number[];

const repetitions = new Map([
  [1, 9],
  [25, 9],
  [200, 7],
  [1_000, 7],
]);

/**
 * Medians over alternating page loads, so that a slow moment of the machine affects all contenders
 * in the same way.
 */
export async function measureMounting(
  browser: Browser,
  served: Server,
  measured: Measured,
  sizes: readonly number[] = [...repetitions.keys()],
): Promise<MountingResult[]> {
  const contenders = [ours, oursAtOnce, ...others];
  const scripts = folder(join(benchFolder, measured));
  const results: MountingResult[] = [];
  for (const places of sizes) {
    const loads = new Map(contenders.map((contender): [Contender, Load[]] => [contender, []]));
    for (let repetition = -1; repetition < (repetitions.get(places) ?? 3); repetition++) {
      for (const contender of contenders) {
        const load = await measureLoad(
          browser,
          served,
          scripts,
          contender,
          pageOf(contender, places, measured),
          places,
        );
        // The first round only warms up the machine.
        if (repetition >= 0) loads.get(contender)?.push(load);
      }
    }
    for (const [{ name }, own] of loads)
      results.push({
        measured,
        contender: name,
        places,
        ...medians(own),
        doneRatios: ofBest(own, loads, "doneMs"),
        busyRatios: ofBest(own, loads, "busyMs"),
      });
  }
  return results;
}

/** Compares loads with those of the other contender that has the lowest median. */
function ofBest(
  own: readonly Load[],
  loads: ReadonlyMap<Contender, readonly Load[]>,
  key: keyof Load,
): Ratios {
  const values = (from: readonly Load[]) => from.map((one) => one[key]);
  const [best = []] = others
    .map((other) => values(loads.get(other) ?? []))
    .toSorted((a, b) => median(a) - median(b));
  return ratiosOf(values(own), best);
}

/** Each load has a new browser context, so nothing is cached for any contender. */
async function measureLoad(
  browser: Browser,
  served: Server,
  scripts: Respond,
  contender: Contender,
  html: string,
  places: number,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const meter = await context.newCDPSession(page);
    await meter.send("Performance.enable", { timeDomain: "threadTicks" });
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    served.respond = (url, request) =>
      url.pathname === "/" ? { body: html } : scripts(url, request);
    await page.goto(served.origin, { waitUntil: "commit" });
    await page
      .waitForFunction(isSettled, contender === ours ? undefined : places, {
        polling: 50,
        timeout: 60_000,
      })
      .catch((error) => {
        throw new Error(
          `${contender.name} with ${places} places: ${error}\n${problems.join("\n")}`,
        );
      });
    // Tasks that were deferred until after the last frame still block the page.
    await page.waitForTimeout(200);
    const { metrics } = await meter.send("Performance.getMetrics");
    const measured = await page.evaluate(() => ({
      firstMs: window.benchFirstMs ?? NaN,
      doneMs: window.benchLastMs ?? NaN,
      mounted: window.benchCount,
      longestTaskMs: Math.max(0, ...benchTasks),
      blockedMs: benchTasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    }));
    return {
      ...measured,
      busyMs: 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN),
    };
  } finally {
    await context.close();
  }
}

/**
 * Whether all instances are mounted and drawn. Without a number, all that the loader has started.
 */
function isSettled(expected: number | undefined): boolean {
  const api = window.DiningWidgets;
  const isBusy = api && "list" in api && api.list().some(({ status }) => status === "loading");
  return (
    window.benchLastMs !== undefined &&
    (expected === undefined ? !isBusy : window.benchCount === expected)
  );
}

function medians(loads: readonly Load[]): Load {
  return {
    firstMs: median(loads.map(({ firstMs }) => firstMs)),
    doneMs: median(loads.map(({ doneMs }) => doneMs)),
    mounted: median(loads.map(({ mounted }) => mounted)),
    busyMs: median(loads.map(({ busyMs }) => busyMs)),
    longestTaskMs: median(loads.map(({ longestTaskMs }) => longestTaskMs)),
    blockedMs: median(loads.map(({ blockedMs }) => blockedMs)),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
