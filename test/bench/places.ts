import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { manyBrands } from "../../mock-api/mapBrands.ts";
import { brandsOf } from "../../src/shared/contracts/mapBrand.ts";
import { placesOf } from "../../src/shared/map/place.ts";
import { rankedFrom } from "../../src/shared/map/ranking.ts";
import { filterPlaces } from "../../src/shared/map/filterPlaces.ts";
import { folder, type Server } from "../browser/support/serve.ts";
import { benchFolder } from "./folders.ts";

const count = 50_000;
const rounds = 5;
const start = { latitude: 30.2672, longitude: -97.7431 };

export interface PlacesResult {
  readonly places: number;
  /**
   * Milliseconds from navigation to the first usable rows, and to the first drawn frame with
   * clusters.
   */
  readonly listMs: number;
  readonly clusterMs: number;
  /** Milliseconds to the first usable rows of a map of a dozen places. */
  readonly fewListMs: number;
  /** The slowest and the median milliseconds for a key while typing in the search. */
  readonly slowestKeyMs: number;
  readonly middleKeyMs: number;
  /** Milliseconds to rank all places, and to sort the same number of plain numbers. */
  readonly rankMs: number;
  readonly sortMs: number;
  readonly searchMs: number;
}

/** 50,000 places in Map: the first usable list, the first clusters, typing, and the ranking. */
export async function measurePlaces(browser: Browser, served: Server): Promise<PlacesResult> {
  const many = await visits(browser, served, count);
  const few = await visits(browser, served, 12);
  const places = placesOf(brandsOf(manyBrands(count)) ?? [], { pass: false, slugs: null });
  const ranked = rankedFrom(start, places);
  const numbers = ranked.map((_, index) => Math.sin(index));
  return {
    places: count,
    listMs: middle(many.map(({ listMs }) => listMs)),
    clusterMs: middle(many.map(({ clusterMs }) => clusterMs)),
    fewListMs: middle(few.map(({ listMs }) => listMs)),
    slowestKeyMs: Math.max(...many.flatMap(({ keysMs }) => keysMs)),
    middleKeyMs: middle(many.flatMap(({ keysMs }) => keysMs)),
    rankMs: timed(() => rankedFrom(start, places)),
    sortMs: timed(() => numbers.toSorted((one, other) => one - other)),
    searchMs: timed(() => filterPlaces(ranked, { query: "orchard austin", tags: [], area: null })),
  };
}

interface Visited {
  readonly listMs: number;
  readonly clusterMs: number;
  readonly keysMs: readonly number[];
}

async function visits(browser: Browser, served: Server, size: number): Promise<Visited[]> {
  const scripts = folder(join(benchFolder, "shipped"));
  const answer = JSON.stringify({ brands: manyBrands(size) });
  served.respond = (url, request) => {
    if (url.pathname === "/")
      return {
        body: '<!doctype html><title>Map</title><script type="module" src="/mount.js"></script><div data-widget="Map" data-load="eager"></div>',
      };
    if (url.pathname === "/api/v5/map") return { type: "application/json", body: answer };
    if (url.pathname === "/api/v4/ip_location")
      return { type: "application/json", body: '{"location":[30.2672,-97.7431]}' };
    return scripts(url, request);
  };
  const all: Visited[] = [];
  for (let round = 0; round < 3; round++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    all.push(await visit(page, served.origin));
    await page.close();
  }
  return all;
}

async function visit(page: Page, origin: string): Promise<Visited> {
  await page.goto(origin);
  await page.locator(".place").first().waitFor();
  const listMs = await page.evaluate(() => performance.now());
  await page.locator(".map-canvas[data-drawn]").waitFor();
  const clusterMs = await page.evaluate(() => performance.now());
  const keysMs: number[] = [];
  await page.getByLabel("Search by name").focus();
  for (const key of "orchard") keysMs.push(await keyMs(page, key));
  return { listMs, clusterMs, keysMs };
}

/** Milliseconds from a key to the frame after it. */
async function keyMs(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const painted = new Promise<number>((done) => {
      addEventListener(
        "keydown",
        ({ timeStamp }) =>
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
        { once: true },
      );
    });
    Reflect.set(window, "painted", painted);
  });
  await page.keyboard.press(key);
  return page.evaluate((): Promise<number> => Reflect.get(window, "painted"));
}

function timed(work: () => unknown): number {
  const all = Array.from({ length: rounds }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return middle(all);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}
