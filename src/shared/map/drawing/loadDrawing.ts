import type { ComponentType } from "react";
import { canWork, workerAddress } from "../../host/workers.ts";
import { DrawnMap, type DrawnMapProps } from "./DrawnMap.tsx";
import { mapLibre } from "./mapLibre.ts";
import { pinWorkerCode } from "./pinWorker.ts";
import { keepWorkers } from "./workers.ts";

let isReady: Promise<void> | undefined;

/**
 * Loads everything that drawing needs in parallel. Rejects when a part fails to load or the page's
 * policy forbids workers. The workers run until `signal` is aborted.
 */
export async function loadDrawing(signal: AbortSignal): Promise<ComponentType<DrawnMapProps>> {
  isReady ??= prepare();
  try {
    await isReady;
  } catch (error) {
    isReady = undefined;
    throw error;
  }
  keepWorkers(signal);
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
  mapLibre.set(maplibre);
}
