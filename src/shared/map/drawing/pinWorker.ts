import { toJson } from "../../api/json.ts";

/** The URL scheme under which the worker requests its pins. */
const scheme = "dining-pins";

/** A request that MapLibre passes to its worker. */
interface WorkerRequest {
  readonly url: string;
  readonly body?: unknown;
}

interface Collection {
  readonly type: "FeatureCollection";
  readonly features?: readonly object[];
}

declare const addProtocol: (
  scheme: string,
  load: (request: WorkerRequest) => Promise<{ data: Collection }>,
) => void;

/** Each version has its own URL, so that MapLibre loads the pins again. */
export function pinUrl(version: number): string {
  return `${scheme}://pins/${version}`;
}

export function isPinUrl(url: string): boolean {
  return url.startsWith(`${scheme}:`);
}

/**
 * Code appended to MapLibre's worker. It builds the point features from bare numbers, longitude and
 * latitude in turn. Sending tens of thousands of features as objects would block the page for a
 * tenth of a second.
 */
export const pinWorkerCode = `\n;(${registerPinProtocol.toString()})(${toJson(scheme)});`;

/** Runs in the worker as source text, so it must not refer to anything outside itself. */
function registerPinProtocol(pinScheme: string): void {
  addProtocol(pinScheme, async ({ body }) => {
    const numbers = body instanceof Float64Array ? body : new Float64Array();
    // oxlint-disable-next-line no-restricted-properties -- no script of the page runs in the worker
    const features = Array.from({ length: numbers.length / 2 }, (_, id) => ({
      type: "Feature",
      id,
      properties: null,
      geometry: { type: "Point", coordinates: [numbers[2 * id], numbers[2 * id + 1]] },
    }));
    const data: Collection = { type: "FeatureCollection" };
    // MapLibre sends back what it has loaded, except properties that are not enumerable.
    Object.defineProperty(data, "features", { value: features });
    return { data };
  });
}
