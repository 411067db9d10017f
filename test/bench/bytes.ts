import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { brotliBytes, baselineBytes } from "../../scripts/budgets/bytes.ts";
import { widgetEntries } from "../../build/widgetEntries.ts";
import { folder, type Server } from "../browser/support/serve.ts";
import { benchFolder } from "./folders.ts";

export interface Bytes {
  readonly loader: number;
  readonly loaderBudget: number;
  /** React alone, rendering one element. */
  readonly baseline: number;
  readonly widgets: readonly WidgetBytes[];
}

export interface WidgetBytes {
  readonly widget: string;
  /** The JavaScript that the page has requested until the widget is ready, including the loader. */
  readonly first: number;
  /** The same, until the page is idle: with what the widget asks for afterwards. */
  readonly all: number;
  /** How many times React alone the first of these is. */
  readonly multiple: number;
}

const shipped = join(benchFolder, "shipped");

/**
 * The brotli bytes that a browser requests if each widget mounts alone on an empty page without an
 * API. `npm run budgets` holds what first screens may import.
 */
export async function measureBytes(browser: Browser, served: Server): Promise<Bytes> {
  const budgets: { loaderBrotli: number } = JSON.parse(readFileSync("budgets.json", "utf8"));
  const baseline = await baselineBytes();
  const widgets: WidgetBytes[] = [];
  for (const widget of Object.keys(widgetEntries())) {
    const bytes = await bytesOf(browser, served, widget);
    widgets.push({ widget, ...bytes, multiple: bytes.first / baseline });
  }
  return {
    loader: brotliBytes(join(shipped, "mount.js")),
    loaderBudget: budgets.loaderBrotli,
    baseline,
    widgets,
  };
}

async function bytesOf(
  browser: Browser,
  served: Server,
  widget: string,
): Promise<Pick<WidgetBytes, "first" | "all">> {
  const scripts = folder(shipped);
  const page = await browser.newPage();
  served.requests.length = 0;
  served.respond = (url, request) =>
    url.pathname === "/"
      ? {
          body: `<!doctype html><title>${widget}</title><script type="module" src="/mount.js"></script><div data-widget="${widget}" data-load="eager"></div>`,
        }
      : scripts(url, request);
  await page.goto(served.origin);
  await page.waitForFunction(
    () =>
      window.DiningWidgets &&
      "list" in window.DiningWidgets &&
      window.DiningWidgets.list().some(({ status }) => status === "ready" || status === "error"),
  );
  const first = scriptBytes(served.requests);
  await page.waitForLoadState("networkidle");
  await page.close();
  return { first, all: scriptBytes(served.requests) };
}

/** The size of the scripts among these requests, each counted once. */
function scriptBytes(requests: readonly string[]): number {
  const files = new Set(
    requests.map((path) => path.split("?")[0] ?? "").filter((path) => path.endsWith(".js")),
  );
  return [...files].reduce((sum, file) => sum + brotliBytes(join(shipped, file)), 0);
}
