import type { CDPSession } from "playwright-core";

const observers = [
  "MutationObserver",
  "ResizeObserver",
  "IntersectionObserver",
  "AbortController",
  "ShadowRoot",
] as const;

/**
 * The live objects of a page after garbage collection: nodes, listeners, documents, and instances
 * that must not remain.
 */
export async function heapCounts(kept: CDPSession): Promise<Record<string, number>> {
  for (let round = 0; round < 3; round++) await kept.send("HeapProfiler.collectGarbage");
  const {
    nodes,
    jsEventListeners: listeners,
    documents,
  } = await kept.send("Memory.getDOMCounters");
  const alive: Record<string, number> = { nodes, listeners, documents };
  for (const name of observers) alive[name] = await instancesOf(kept, name);
  return alive;
}

async function instancesOf(kept: CDPSession, name: string): Promise<number> {
  const { result: prototype } = await kept.send("Runtime.evaluate", {
    expression: `${name}.prototype`,
  });
  const { objects } = await kept.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId ?? "",
  });
  const { result } = await kept.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length }",
    returnByValue: true,
  });
  await kept.send("Runtime.releaseObject", { objectId: objects.objectId ?? "" });
  return result.value;
}
