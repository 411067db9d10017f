import type { ComponentType } from "react";
import { canWork, workerAddress } from "../../host/workers.ts";
import { DrawnMap, type DrawnMapProps } from "./DrawnMap.tsx";
import { library } from "./library.ts";
import { pinWorkerCode } from "./pinWorker.ts";
import { holdWorkers } from "./workers.ts";

let isReady: Promise<void> | undefined;

/** Everything that drawing needs, asked for at once; rejects where a part cannot be had or the page's policy forbids workers. The workers run until `signal` is aborted. */
export async function loadDrawing(signal: AbortSignal): Promise<ComponentType<DrawnMapProps>> {
  isReady ??= prepare();
  try {
    await isReady;
  } catch (error) {
    isReady = undefined;
    throw error;
  }
  holdWorkers(signal);
  return DrawnMap;
}

async function prepare(): Promise<void> {
  const [maplibre, { default: code }, isAllowed] = await Promise.all([
    import("maplibre-gl"),
    import("maplibre-gl/dist/maplibre-gl-worker.mjs?raw"),
    canWork(),
  ]);
  if (!isAllowed) throw new Error("no workers");
  maplibre.setWorkerUrl(workerAddress(code + pinWorkerCode));
  library.set(maplibre);
}
