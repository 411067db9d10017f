import type { CDPSession, Page } from "playwright-core";

/** The memory, nodes and listeners of a page after garbage collection. */
export interface Held {
  /** The memory of the program: objects, functions, texts, arrays and shapes. */
  readonly kib: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The most that may remain. */
export const most: Held = { kib: 1024, nodes: 10, listeners: 5 };

export async function held(session: CDPSession): Promise<Held> {
  // The browser keeps requests and messages for its developer tools, up to its own limit.
  await session.send("Runtime.evaluate", { expression: "performance.clearResourceTimings()" });
  await session.send("Runtime.discardConsoleEntries");
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { kib: programKib(await snapshotOf(session)), nodes, listeners: jsEventListeners };
}

/** The part of a heap snapshot that this module reads. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", add);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", add);
  return JSON.parse(chunks.join(""));
}

/**
 * KiB of the program's own memory. Excludes `code`: V8 recompiles functions the more often they
 * run, so it grows with the number of mounts until all are optimized (AmexApp: 0.8 of 1.0 MiB after
 * 300). Excludes `native`: its nodes are counted separately, and the rest are the browser's own
 * lists, which have a limit.
 */
function programKib({ snapshot: { meta }, nodes }: Snapshot): number {
  const [types] = meta.node_types;
  const size = meta.node_fields.indexOf("self_size");
  const type = meta.node_fields.indexOf("type");
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const name = types[nodes[at + type] ?? -1] ?? "";
    if (!["code", "native"].includes(name)) bytes += nodes[at + size] ?? 0;
  }
  return Math.round(bytes / 1024);
}

/**
 * Measures until at most this much remains, because a worker or a late timer may release memory a
 * moment later.
 */
export async function heldInTheEnd(page: Page, session: CDPSession, before: Held): Promise<Held> {
  let after = await held(session);
  for (let again = 0; again < 5 && excess(before, after).length; again++) {
    await page.waitForTimeout(1_000);
    after = await held(session);
  }
  return after;
}

/** A line for each figure that has grown beyond its limit. Empty if none has. */
export function excess(before: Held, after: Held): string[] {
  return (["kib", "nodes", "listeners"] as const).flatMap((what) =>
    after[what] - before[what] > most[what] ? [`${what}: ${before[what]} → ${after[what]}`] : [],
  );
}

/**
 * Runs in the page. Mounts all of them at once, and removes them when they have settled and their
 * effects have started.
 */
export async function mountAndRemove(elements: readonly string[]): Promise<void> {
  const api = window.DiningWidgets;
  if (!api || !("list" in api)) throw new Error("mount.js did not start");
  const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));
  const holder = document.createElement("section");
  holder.innerHTML = elements.join("");
  holder.addEventListener("widget:navigate", (event) => event.preventDefault());
  document.body.append(holder);
  await api.settled();
  while (api.list().some(({ status }) => status === "loading")) await pause(5);
  await pause(30);
  holder.remove();
  while (api.list().length) await pause(5);
}

/** Runs in the page. Presses the next tab or menu item, and returns how many there are. */
export function pressNext(turn: number): number {
  const [host] = document.querySelectorAll("[data-widget]");
  const controls = [
    ...(host?.shadowRoot?.querySelectorAll<HTMLElement>(
      "[role=tab], nav button, nav a, [role=radio], summary",
    ) ?? []),
  ];
  controls[turn % controls.length]?.click();
  return controls.length;
}
