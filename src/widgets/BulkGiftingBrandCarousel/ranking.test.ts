import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandsOf, type MapBrand } from "../../shared/contracts/mapBrand.ts";
import { defaultPosition, rankedBrands } from "./ranking.ts";

const row = (id: string, latitude: number, longitude: number, rr: number | null = null) => ({
  brand_id: id,
  branding: { name: `Brand ${id}` },
  location: { latitude, longitude },
  rr,
});
const read = (rows: object[]): MapBrand[] => brandsOf(rows) ?? [];
const ids = (brands: readonly MapBrand[], fallback: string[] = []) =>
  rankedBrands(brands, defaultPosition, fallback).map(({ brand }) => brand.id);
/** Degrees of latitude. */
const north = (miles: number) => defaultPosition.latitude + miles / 69.1;

describe("rankedBrands", () => {
  it("holds 25 of 30 nearby brands, the best ranked ones [C9.01]", () => {
    const brands = read(Array.from({ length: 30 }, (_, rr) => row(`${rr}`, north(rr), -97.74, rr)));
    expect(ids(brands)).toEqual(Array.from({ length: 25 }, (_, index) => `${29 - index}`));
  });

  it("ranks brands within 150 miles by rr, and brands beyond them by distance [C9.02]", () => {
    const brands = read([
      row("beyond", north(158), -97.74, 5),
      row("within", north(145), -97.74, 1),
      row("here", north(0), -97.74, 0),
    ]);
    expect(ids(brands)).toEqual(["within", "here", "beyond"]);
  });

  it("uses Austin as the default position: 30.26, -97.74 [C9.09] [BC3]", () => {
    expect(defaultPosition).toEqual({ latitude: 30.26, longitude: -97.74 });
  });

  it("sorts nearby brands by rr: highest first, missing ones last, equal ones by distance [C9.03] [BC4]", () => {
    const brands = read([
      row("none", north(0), -97.74),
      row("far", north(100), -97.74, 4),
      row("near", north(30), -97.74, 4),
      row("best", north(140), -97.74, 5),
      row("negative", north(0), -97.74, -1),
    ]);
    expect(ids(brands)).toEqual(["best", "near", "far", "negative", "none"]);
  });

  it("uses the nearest location of each brand, and names its distance [C3.23] [C9.04] [BC5]", () => {
    const [only, ...more] = rankedBrands(
      read([
        row("a", north(100), -97.74, 1),
        row("a", north(20), -97.74, 1),
        row("a", north(60), -97.74, 9),
      ]),
      defaultPosition,
      [],
    );
    expect(more).toEqual([]);
    expect(only?.miles).toBeLessThan(30);
  });

  it("fills up with known fallback brands in their order, then the nearest of the rest, each once [C9.05] [BC6] (fault K4)", () => {
    const brands = read([
      row("here", north(1), -97.74, 1),
      row("x", north(900), -97.74),
      row("y", north(400), -97.74),
      row("z", north(700), -97.74),
    ]);
    expect(ids(brands, ["z", "here", "unknown", "z"])).toEqual(["here", "z", "y", "x"]);
  });

  it("measures between positions rounded to a tenth of a degree [C9.06] [BC7]", () => {
    const [ranked] = rankedBrands(
      read([row("a", 30.34, -97.66)]),
      { latitude: 30.26, longitude: -97.74 },
      [],
    );
    expect(ranked?.miles).toBe(0);
  });

  it("never returns more than 25 brands, a brand twice, or a NaN distance (fault K4)", () => {
    const place = fc.record({
      id: fc.integer({ min: 0, max: 40 }),
      latitude: fc.double({ min: -100, max: 100 }),
      longitude: fc.double({ min: -200, max: 200 }),
      rr: fc.option(fc.double()),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 80 }), (places) => {
        const ranked = rankedBrands(
          read(
            places.map(({ id, latitude, longitude, rr }) => row(`${id}`, latitude, longitude, rr)),
          ),
          defaultPosition,
          ["1", "2"],
        );
        expect(ranked.length).toBeLessThanOrEqual(25);
        expect(new Set(ranked.map(({ brand }) => brand.id)).size).toBe(ranked.length);
        expect(ranked.some(({ miles }) => Number.isNaN(miles))).toBe(false);
      }),
    );
  });
});
