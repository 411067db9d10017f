import { describe, expect, it } from "vitest";
import { countTurns, stepOnRead } from "../../../test/support/turns.ts";
import { manyBrands, oddBrands } from "../../../demo/backend/mapBrands.ts";
import { brandsOf } from "../contracts/mapBrand.ts";
import { startCamera } from "./camera.ts";
import { decodedLines } from "./drawing/decode.ts";
import { drawable } from "./drawing/pinData.ts";
import { directionsTo, phoneHref, webHref } from "./links.ts";
import { outline } from "./outline.ts";
import { addressLine, placesOf, tagsOf } from "./place.ts";
import { placeText, readPlaceText } from "./placeLink.ts";
import { rankedFrom } from "./ranking.ts";
import { narrowedSoon } from "./searchSoon.ts";
import { narrowed } from "./search.ts";

const austin = { latitude: 30.2672, longitude: -97.7431 };
const all = { pass: false, slugs: null };
const places = (raw: unknown) => placesOf(brandsOf(raw) ?? [], all);
const none = { query: "", tags: [], area: null };

describe("ranking", () => {
  it("puts the nearest first, the unknown last, and the better brand first among equals (fault K4)", () => {
    const here = { latitude: 30.3, longitude: -97.7 };
    const brand = (name: string, rr: number | null, location: object) => ({
      name,
      rr,
      locations: [location],
    });
    const found = places([
      brand("lost", 5, {}),
      brand("far", 5, { latitude: 40, longitude: -74 }),
      brand("plain", 1, here),
      brand("better", 4, here),
    ]);
    expect(rankedFrom(austin, found).map(({ place }) => place.brand.name)).toEqual([
      "better",
      "plain",
      "far",
      "lost",
    ]);
  });

  it("ranks 50,000 places without losing one (fault K1)", () => {
    const ranked = rankedFrom(austin, places(manyBrands(50_000)));
    expect(ranked).toHaveLength(50_000);
    expect(
      ranked.every(
        ({ miles }, index) =>
          index === 0 || (miles ?? 0) + 1 / 65_536 >= (ranked[index - 1]?.miles ?? 0),
      ),
    ).toBe(true);
    expect(new Set(ranked.map(({ place }) => place)).size).toBe(50_000);
  });

  it("searches many places in slices and finds the same; a newer search ends it (fault K1)", async () => {
    const ranked = rankedFrom(austin, places(manyBrands(5_000)));
    const narrowing = { query: "orchard 12", tags: [], area: null };
    expect(await narrowedSoon(ranked, narrowing, new AbortController().signal)).toEqual(
      narrowed(ranked, narrowing),
    );
    expect(await narrowedSoon(ranked, narrowing, AbortSignal.abort())).toBeNull();
  });

  it("searches at most 256 places between two turns of the page (fault K1)", async () => {
    const turns = countTurns();
    const ranked = rankedFrom(austin, places(manyBrands(5_000))).map((one) =>
      stepOnRead(one, "place", turns),
    );
    const narrowing = { query: "orchard 12", tags: [], area: null };
    await narrowedSoon(ranked, narrowing, new AbortController().signal);
    expect(turns.most()).toBe(256);
    expect(turns.count()).toBe(Math.floor(5_000 / 256));
  });
});

describe("search", () => {
  const found = rankedFrom(
    austin,
    places([
      {
        name: "Café Río",
        tags: ["Coffee"],
        locations: [
          { id: 1, city: "Austin", latitude: 30, longitude: -97 },
          { id: 2, city: "Suva", latitude: -18, longitude: 179.9 },
          { id: 3, city: "Lost" },
        ],
      },
    ]),
  );

  it.each([
    ["cafe rio", 3],
    ["CAFÉ,austin", 1],
    ["austin coffee", 1],
    ["tea", 0],
    ["   ", 3],
  ])("finds by %j: %d", (query, count) => {
    expect(narrowed(found, { ...none, query })).toHaveLength(count);
  });

  it("knows areas over the antimeridian, in which nothing without coordinates lies (fault K4)", () => {
    expect(
      narrowed(found, { ...none, area: { north: 0, south: -30, west: 170, east: -170 } }).map(
        ({ place }) => place.id,
      ),
    ).toEqual(["2"]);
    expect(
      narrowed(found, { ...none, area: { north: 90, south: -90, west: -180, east: 180 } }),
    ).toHaveLength(2);
  });
});

describe("places", () => {
  it("draws only what has coordinates", () => {
    expect(drawable(rankedFrom(austin, places(oddBrands()))).length).toBe(
      places(oddBrands()).length - 3,
    );
  });

  it("writes addresses as far as they are known, and counts kinds", () => {
    const [one] = places([
      { name: "A", tags: ["x", "y"], locations: [{ address: "1 Main St", state: "TX" }, {}] },
    ]);
    expect(one && addressLine(one.location)).toBe("1 Main St, TX");
    expect(
      tagsOf(
        places([
          { name: "A", tags: ["x"], locations: [{}, {}] },
          { name: "B", tags: ["y"], locations: [{}] },
        ]),
      ),
    ).toEqual([
      { tag: "x", count: 2 },
      { tag: "y", count: 1 },
    ]);
  });

  it("reads back the links that it writes, and nothing out of garbage", () => {
    expect(readPlaceText(placeText("a@b", austin))).toEqual({ id: "a@b", position: austin });
    expect(readPlaceText("7")).toEqual({ id: "7", position: null });
    expect(readPlaceText("7@999,5")).toEqual({ id: "7", position: null });
    expect(readPlaceText("@1,2")).toBeNull();
    expect(readPlaceText(null)).toBeNull();
  });

  it.each([
    ["(512) 555-0100", "tel:5125550100"],
    ["+64 9 555 0100", "tel:+6495550100"],
    ["call me", null],
    ["javascript:1", null],
    [null, null],
  ])("dials %j as %j (fault A4)", (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it("opens only web addresses (fault A2)", () => {
    for (const bad of [
      "javascript:alert(1)",
      "data:text/html,x",
      "mailto:a@b.c",
      "blob:x",
      "",
      null,
    ])
      expect(webHref(bad)).toBeNull();
    expect(webHref("/menu")).toBe(`${location.origin}/menu`);
  });

  it("leads to the address, else to the coordinates, else nowhere", () => {
    const [known, pinned, lost] = places([
      { name: "A & B", locations: [{ city: "Austin" }, { latitude: 1, longitude: 2 }, {}] },
    ]).map(({ location }) => location);
    expect(known && directionsTo(known, "A & B")).toContain("destination=A%20%26%20B%2C%20Austin");
    expect(pinned && directionsTo(pinned, "A", "https://maps.example/?to={to}")).toBe(
      "https://maps.example/?to=1%2C2",
    );
    expect(lost && directionsTo(lost, "A")).toBeNull();
  });
});

describe("where the map starts", () => {
  const at = (latitude: number, longitude: number) =>
    places([{ name: "A", locations: [{ latitude, longitude }] }]);

  it("is 25 miles around the visitor, or the default position at zoom 11 [MP5]", () => {
    expect(startCamera({ position: austin, by: "start" }, at(30.3, -97.7))).toEqual({
      center: austin,
      zoom: 11,
    });
    expect(startCamera({ position: austin, by: "address" }, at(30.3, -97.7))).toMatchObject({
      bounds: { north: expect.closeTo(30.63, 1) },
    });
  });

  it("reaches as far as the nearest place where nothing is near [MP5]", () => {
    expect(startCamera({ position: austin, by: "address" }, at(40, -74))).toEqual({
      bounds: { north: 40, south: austin.latitude, east: -74, west: austin.longitude },
    });
  });
});

describe("the outline", () => {
  it("is whole: closed shores, borders of states, all on the globe [MP3]", () => {
    const land = decodedLines(outline.land);
    expect(land.length).toBeGreaterThan(400);
    expect(land.every((ring) => ring.length > 3 && String(ring[0]) === String(ring.at(-1)))).toBe(
      true,
    );
    const points = [outline.land, outline.countries, outline.states].flatMap((text) =>
      decodedLines(text).flat(),
    );
    expect(
      points.every(
        ([longitude, latitude]) => Math.abs(longitude) <= 180.01 && Math.abs(latitude) <= 90.01,
      ),
    ).toBe(true);
  });
});
