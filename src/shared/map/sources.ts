import type { Client } from "../api/client.ts";
import type { Outcome } from "../api/outcome.ts";
import {
  ipLocation,
  mapBrands,
  mapInView,
  type MapBrand,
  type Position,
} from "../contracts/locations.ts";
import { startMiles, type Asked } from "./state.ts";
import { boundsAround } from "../geo/bounds.ts";

/** Where the visitor's address seems to be; null where that cannot be had, which is nobody's failure (fault I5). */
export async function askAddress(client: Client, signal: AbortSignal): Promise<Position | null> {
  const outcome = await client.call(ipLocation, {}, { signal });
  return outcome.ok ? outcome.value : null;
}

/** Every place at once. */
export function askWhole(client: Client, signal: AbortSignal): Promise<Outcome<MapBrand[]>> {
  return client.call(mapBrands, {}, { signal });
}

/** The places of one view. */
export function askView(
  client: Client,
  { bounds, zoom, query, tags }: Asked,
  signal: AbortSignal,
): Promise<Outcome<MapBrand[]>> {
  const { north, south, east, west } = bounds;
  return client.call(
    mapInView,
    {
      query: {
        north,
        south,
        east,
        west,
        zoom,
        q: query.trim() || null,
        tags: tags.join(",") || null,
      },
    },
    { signal },
  );
}

/** The first question to the viewport-driven source, before a map has told what it shows. */
export function questionAround(from: Position): Asked {
  return { bounds: boundsAround(from, startMiles), zoom: 9, query: "", tags: [] };
}
