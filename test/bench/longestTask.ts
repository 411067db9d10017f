import type { Browser, Page } from "playwright-core";

/** One event of Chromium's trace. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor time of the thread, unlike the elapsed time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest task of the page's main thread during `run`, in milliseconds of processor time. If
 * the machine is busy with something else, elapsed time grows but processor time does not. The
 * browser must show only this page.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ["toplevel", "__metadata", "disabled-by-default-devtools.timeline"],
  });
  try {
    await run();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  // SAFETY: Chromium's trace format.
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf8")) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && /RunTask$/.test(event.name) && mains.has(threadOf(event)),
  );
  if (!tasks.length) throw new Error("the trace holds no task of a main thread");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
