import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { brandsOf, type MapBrand } from "./mapBrand.ts";
import { positionOf, type Position } from "./position.ts";

export type { MapBrand, MapLocation } from "./mapBrand.ts";
export type { Position } from "./position.ts";

/**
 * The map's answer in any of its forms (MP1). An answer without a list of brands breaks the
 * contract.
 */
export const brandList: z.ZodMiniType<MapBrand[]> = z.pipe(
  z.transform(brandsOf),
  z.custom<MapBrand[]>(Array.isArray, "expected brands"),
);

/** Every brand with all its locations, in one answer (B7.19, MP1). */
export const mapBrands = endpoint()({
  name: "mapBrands",
  method: "GET",
  path: "/api/v5/map",
  output: brandList,
});

/** The brands and locations within a view; `tags` are joined by commas (MP2). */
export const mapInView = endpoint<{
  query: {
    north: number;
    south: number;
    east: number;
    west: number;
    zoom: number;
    q?: string | null;
    tags?: string | null;
  };
}>()({
  name: "mapInView",
  method: "GET",
  path: "/api/v6/map",
  output: brandList,
});

/**
 * The approximate position of the visitor's IP address. Null if the answer contains no usable
 * position (C7.13, BC2).
 */
export const ipLocation = endpoint()({
  name: "ipLocation",
  method: "GET",
  path: "/api/v4/ip_location",
  origin: "app",
  output: z.pipe(z.transform(positionOf), z.nullable(z.custom<Position>(() => true))),
});
