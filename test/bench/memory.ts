import { join } from "node:path";
import type { Browser, CDPSession, Page } from "playwright-core";
import { widgetEntries } from "../../build/widgetEntries.ts";
import { folder, type Server } from "../browser/support/serve.ts";
import { benchFolder } from "./folders.ts";

export interface MemoryResult {
  readonly widget: string;
  /** Heap bytes of one mounted instance. */
  readonly instance: number;
  /** Heap bytes that remain after each mount and unmount. */
  readonly growth: number;
}

const together = 40;
const cycles = 200;

/** The memory of a widget while it is mounted, and after it is unmounted. */
export async function measureMemory(browser: Browser, served: Server): Promise<MemoryResult[]> {
  const results: MemoryResult[] = [];
  const scripts = folder(join(benchFolder, "shipped"));
  served.respond = (url, request) =>
    url.pathname === "/"
      ? {
          body: '<!doctype html><title>Memory</title><script type="module" src="/mount.js"></script>',
        }
      : scripts(url, request);
  for (const widget of Object.keys(widgetEntries())) {
    const page = await browser.newPage();
    await page.goto(served.origin);
    await page.waitForFunction(() => window.DiningWidgets);
    const heap = await page.context().newCDPSession(page);
    // Code is compiled, dropped and compiled again, so the remaining memory grows for some hundred
    // mounts.
    await cycle(page, widget, 300);
    const before = await usedBytes(heap);
    await cycle(page, widget, cycles);
    const after = await usedBytes(heap);
    await mount(page, widget, together);
    const mounted = await usedBytes(heap);
    results.push({
      widget,
      instance: (mounted - after) / together,
      growth: (after - before) / cycles,
    });
    await page.close();
  }
  return results;
}

/**
 * Mounts and removes one instance after the other in one call, because each call into the page
 * keeps some memory.
 */
async function cycle(page: Page, widget: string, times: number): Promise<void> {
  await page.evaluate(
    async ([name, number]) => {
      const api = window.DiningWidgets;
      if (!api || !("list" in api)) throw new Error("mount.js did not start");
      for (let time = 0; time < Number(number); time++) {
        const element = document.createElement("div");
        Object.assign(element.dataset, { widget: name, load: "eager" });
        document.body.append(element);
        while (!api.list().length || api.list().some(({ status }) => status === "loading"))
          await new Promise((later) => setTimeout(later));
        element.remove();
        while (api.list().length) await new Promise((later) => setTimeout(later));
      }
    },
    [widget, times],
  );
}

async function mount(page: Page, widget: string, count: number): Promise<void> {
  await page.evaluate(
    async ([name, number]) => {
      const api = window.DiningWidgets;
      if (!api || !("list" in api)) throw new Error("mount.js did not start");
      const elements = Array.from({ length: Number(number) }, () => document.createElement("div"));
      for (const { dataset } of elements) Object.assign(dataset, { widget: name, load: "eager" });
      document.body.append(...elements);
      while (
        api.list().length < elements.length ||
        api.list().some(({ status }) => status === "loading")
      )
        await new Promise((later) => setTimeout(later));
    },
    [widget, count],
  );
}

async function usedBytes(heap: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round++) await heap.send("HeapProfiler.collectGarbage");
  return (await heap.send("Runtime.getHeapUsage")).usedSize;
}
