import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsAround, boundsOf, isWithin } from "./bounds.ts";
import { distanceText, milesBetween, roughMilesBetween } from "./distance.ts";

const austin = { latitude: 30.2672, longitude: -97.7431 };
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("milesBetween", () => {
  it("measures Austin to Houston, and zero from a position to itself [BC7]", () => {
    expect(milesBetween(austin, { latitude: 29.7604, longitude: -95.3698 })).toBeCloseTo(146.2, 0);
    expect(milesBetween(austin, austin)).toBe(0);
  });

  it("takes the shorter way across the antimeridian and across a pole (fault K4)", () => {
    expect(
      milesBetween({ latitude: -18, longitude: 179.9 }, { latitude: -18, longitude: -179.9 }),
    ).toBeCloseTo(13.1, 1);
    expect(
      milesBetween({ latitude: 89.9, longitude: 0 }, { latitude: 89.9, longitude: 180 }),
    ).toBeCloseTo(13.8, 1);
    expect(
      milesBetween({ latitude: 90, longitude: 12 }, { latitude: 90, longitude: -77 }),
    ).toBeCloseTo(0, 6);
  });

  it("is symmetric, never NaN and at most half the earth's circumference (fault K4)", () => {
    fc.assert(
      fc.property(position, position, (one, other) => {
        const miles = milesBetween(one, other);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(Math.PI * 3958.8 + 1e-6);
        expect(miles).toBeCloseTo(milesBetween(other, one), 6);
      }),
    );
  });

  it("roughMilesBetween measures between positions rounded to a tenth of a degree [BC7]", () => {
    expect(
      roughMilesBetween(
        { latitude: 30.26, longitude: -97.74 },
        { latitude: 30.3, longitude: -97.7 },
      ),
    ).toBe(0);
  });

  it.each([
    [0, "US", "0.0 mi"],
    [8.44, "US", "8.4 mi"],
    [100, "US", "100.0 mi"],
    [100.4, "US", "100 mi"],
    [1234.5, "US", "1,235 mi"],
    [10, "NZ", "16.1 km"],
    [10, "AU", "16.1 km"],
  ] as const)("formats %d miles in %s as %s [C9.07] [C9.08] [BC8]", (miles, country, text) => {
    expect(distanceText(miles, country, "en")).toBe(text);
  });
});

describe("bounds", () => {
  it("contain positions inside and on the edges, also across the antimeridian (fault K4)", () => {
    const fiji = { north: -10, south: -25, west: 170, east: -170 };
    expect(isWithin({ latitude: -18, longitude: 179 }, fiji)).toBe(true);
    expect(isWithin({ latitude: -18, longitude: -179 }, fiji)).toBe(true);
    expect(isWithin({ latitude: -18, longitude: -170 }, fiji)).toBe(true);
    expect(isWithin({ latitude: -18, longitude: 0 }, fiji)).toBe(false);
  });

  it("around a position contain everything within the given miles [MP5]", () => {
    fc.assert(
      fc.property(position, position, (center, other) => {
        fc.pre(milesBetween(center, other) < 24.9);
        expect(isWithin(other, boundsAround(center, 25))).toBe(true);
      }),
    );
    const { north, south, east, west } = boundsAround(austin, 25);
    expect(north - south).toBeCloseTo(0.72, 2);
    expect(east - west).toBeCloseTo(0.84, 1);
  });

  it("of several positions contain each of them, across the antimeridian when that is narrower", () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 12 }), (positions) => {
        const bounds = boundsOf(positions);
        expect(bounds && positions.every((place) => isWithin(place, bounds))).toBe(true);
      }),
    );
    expect(
      boundsOf([
        { latitude: 0, longitude: 179 },
        { latitude: 1, longitude: -178 },
      ]),
    ).toEqual({ north: 1, south: 0, west: 179, east: -178 });
    expect(boundsOf([])).toBeNull();
  });
});
