import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { decode } from "@jridgewell/sourcemap-codec";
import type { Browser, Page } from "playwright-core";
import { defaultExample } from "../browser/harness/hostedSite.ts";
import { markup } from "../browser/matrix/markup.ts";
import { serveMockApi } from "../browser/matrix/mockApi.ts";
import { hostPage } from "../browser/support/hostPage.ts";
import { folder, serve, type Respond } from "../browser/support/serve.ts";

/** A widget's own file, and what its first screen executes of it. */
export interface UnusedResult {
  readonly widget: string;
  /** Bytes of code without compression. */
  readonly bytes: number;
  readonly unused: number;
  /** The modules with the most code that is not executed. */
  readonly modules: readonly { readonly module: string; readonly unused: number }[];
}

type Entry = Awaited<ReturnType<Page["coverage"]["stopJSCoverage"]>>[number];

const measured = [
  "SubscriptionCalculator",
  "Checkout",
  "RedeemCheckout",
  "ManagersWebApp",
  "OfferClaimApp",
];
const listed = 15;

/**
 * Measures with Chromium's coverage what the first screen of each widget leaves unexecuted in the
 * widget's own file. Reads `dist` and `dist-source-maps`, so run `npm run build` first.
 */
export async function measureUnused(
  browser: Browser,
  widgets: readonly string[] = measured,
): Promise<UnusedResult[]> {
  const routes = new Map<string, Respond>();
  const bundle = await serve(folder("dist"));
  const host = await serve((url, request) => routes.get(url.pathname)?.(url, request));
  const api = serveMockApi({ host, routes });
  const results: UnusedResult[] = [];
  for (const widget of widgets) {
    const example = await defaultExample(widget);
    const address = new URL(example.address ?? "/", host.origin);
    const body = hostPage({ bundle: bundle.origin, body: markup(widget, example, "eager") });
    api.open(example.backend);
    routes.set(address.pathname, () => ({ body }));
    const page = await browser.newPage();
    await page.coverage.startJSCoverage();
    await page.goto(address.href);
    await page.waitForFunction(() => {
      const widgetApi = window.DiningWidgets;
      return widgetApi && "list" in widgetApi && widgetApi.list()[0]?.status === "ready";
    });
    await page.waitForLoadState("networkidle");
    const entries = await page.coverage.stopJSCoverage();
    await page.close();
    const own = entries.find(({ url }) => new RegExp(`/${widget}-\\w+\\.js$`).test(url));
    if (!own) throw new Error(`${widget} has not loaded its file`);
    results.push({ widget, ...unusedIn(own) });
  }
  await Promise.all([bundle.close(), host.close()]);
  return results;
}

function unusedIn(entry: Entry): Omit<UnusedResult, "widget"> {
  const code = entry.source ?? "";
  const isUnused = unexecuted(code.length, entry);
  const byModule = new Map<string, number>();
  for (const { module, from, to } of segments(code, basename(new URL(entry.url).pathname))) {
    const unused = isUnused.slice(from, to).filter(Boolean).length;
    byModule.set(module, (byModule.get(module) ?? 0) + unused);
  }
  const modules = [...byModule]
    .map(([module, unused]) => ({ module, unused }))
    .toSorted((one, other) => other.unused - one.unused);
  return {
    bytes: code.length,
    unused: isUnused.filter(Boolean).length,
    modules: modules.slice(0, listed),
  };
}

/** Whether each character is not executed. An inner range overrides those around it. */
function unexecuted(length: number, { functions }: Entry): boolean[] {
  const isUnused = Array.from({ length }, () => false);
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges)
      isUnused.fill(count === 0, startOffset, endOffset);
  return isUnused;
}

/** The module of each piece of a file's code, from the file's source map. */
function* segments(code: string, file: string) {
  const map: { sources: string[]; mappings: string } = JSON.parse(
    readFileSync(`dist-source-maps/${file}.map`, "utf8"),
  );
  const lines = code.split("\n");
  let lineStart = 0;
  for (const [index, line] of decode(map.mappings).entries()) {
    const length = lines[index]?.length ?? 0;
    for (const [at, [column, source]] of line.entries()) {
      const to = line[at + 1]?.[0] ?? length;
      const module = source === undefined ? "bundler" : (map.sources[source] ?? "");
      yield {
        module: module.replace(/^(\.\.\/)+/, ""),
        from: lineStart + column,
        to: lineStart + to,
      };
    }
    lineStart += length + 1;
  }
}
