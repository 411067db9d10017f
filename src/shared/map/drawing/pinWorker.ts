import { toJson } from "../../json/json.ts";
/** The scheme of the address under which the worker gets its pins. */
const scheme = "dining-pins";

/** What MapLibre asks its worker to fetch, and what travels with it. */
interface Asked {
  readonly url: string;
  readonly body?: unknown;
}

interface Collection {
  readonly type: "FeatureCollection";
  readonly features?: readonly object[];
}

declare const addProtocol: (
  scheme: string,
  load: (asked: Asked) => Promise<{ data: Collection }>,
) => void;

/** An address that differs from every one before, so that the map takes it for new. */
export function pinAddress(version: number): string {
  return `${scheme}://pins/${version}`;
}

export function isPinAddress(url: string): boolean {
  return url.startsWith(`${scheme}:`);
}

/**
 * Added to MapLibre's worker: it makes the points out of bare numbers, longitude and latitude in turn, which cross over without
 * being copied. As objects, ten thousands of them would hold up the page for a tenth of a second on their way.
 */
export const pinWorkerCode = `\n;(${readPins.toString()})(${toJson(scheme)});`;

/** Runs in the worker, thus by itself: it knows nothing of this file. */
function readPins(ownScheme: string): void {
  addProtocol(ownScheme, async ({ body }) => {
    const numbers = body instanceof Float64Array ? body : new Float64Array();
    const features = Array.from({ length: numbers.length / 2 }, (_, id) => ({
      type: "Feature",
      id,
      properties: null,
      geometry: { type: "Point", coordinates: [numbers[2 * id], numbers[2 * id + 1]] },
    }));
    const data: Collection = { type: "FeatureCollection" };
    // MapLibre sends back what it has loaded, but for what is hidden.
    Object.defineProperty(data, "features", { value: features });
    return { data };
  });
}
