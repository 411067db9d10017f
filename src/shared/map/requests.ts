import type { Client } from "../api/client.ts";
import type { Outcome } from "../api/outcome.ts";
import {
  ipLocation,
  mapBrands,
  mapInView,
  type MapBrand,
  type Position,
} from "../contracts/locations.ts";
import { startMiles, type ViewRequest } from "./state.ts";
import { boundsAround } from "./bounds.ts";

/**
 * The approximate position of the visitor's IP address. Null if it is unknown, which is not an
 * error (fault I5).
 */
export async function fetchVisitorPosition(
  client: Client,
  signal: AbortSignal,
): Promise<Position | null> {
  const outcome = await client.call(ipLocation, {}, { signal });
  return outcome.ok ? outcome.value : null;
}

export function fetchAllBrands(client: Client, signal: AbortSignal): Promise<Outcome<MapBrand[]>> {
  return client.call(mapBrands, {}, { signal });
}

export function fetchBrandsInView(
  client: Client,
  { bounds, zoom, query, tags }: ViewRequest,
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

/** The first request to the view source, before the map has reported its view. */
export function requestAround(from: Position): ViewRequest {
  return { bounds: boundsAround(from, startMiles), zoom: 9, query: "", tags: [] };
}
