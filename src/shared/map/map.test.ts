import { describe, expect, it } from "vitest";
import { countTurns, stepOnRead } from "../../../test/support/turns.ts";
import { manyBrands, oddBrands } from "../../../mock-api/mapBrands.ts";
import { brandsOf } from "../contracts/mapBrand.ts";
import { resultsCamera, startCamera } from "./camera.ts";
import { decodeLines } from "./drawing/decodePolyline.ts";
import { outlineStyle } from "./drawing/outlineStyle.ts";
import { withPosition } from "./drawing/pins.ts";
import { directionsTo, phoneHref, webHref } from "./links.ts";
import { outline } from "./outline.ts";
import { addressLine, placesOf, tagsOf } from "./place.ts";
import { placeText, readPlaceText } from "./placeLink.ts";
import { rankedFrom } from "./ranking.ts";
import { sizeAt } from "./sheetSize.ts";
import { filterInSlices } from "./filterInSlices.ts";
import { filterPlaces } from "./filterPlaces.ts";

const austin = { latitude: 30.2672, longitude: -97.7431 };
const all = { pass: false, slugs: null };
const placesIn = (raw: unknown) => placesOf(brandsOf(raw) ?? [], all);
const byZoom = ["interpolate", ["linear"], ["zoom"]];
const pinColors = { ink: "", pin: "", onPin: "", ring: "", chosen: "", onChosen: "" };
const noFilter = { query: "", tags: [], area: null };

describe("outlineStyle", () => {
  it("shows neither water nor borders at the zoom levels for which its lines are too coarse", () => {
    const colors = { water: "blue", land: "white", line: "gray" };
    const { layers } = outlineStyle({ ...colors, ...pinColors });
    expect(layers).toMatchObject([
      { id: "water", paint: { "background-color": [...byZoom, 8, "blue", 10, "white"] } },
      { id: "land", paint: { "fill-color": "white" } },
      { id: "borders", paint: { "line-opacity": [...byZoom, 8, 1, 10, 0] } },
    ]);
  });
});

describe("resultsCamera", () => {
  const newYork = { latitude: 40.71, longitude: -74 };
  const results = rankedFrom(
    austin,
    placesIn([
      { name: "New York", locations: [newYork, { latitude: 40.8, longitude: -73.9 }] },
      { name: "Lost", locations: [{}] },
    ]),
  );
  const viewOf = ({ latitude, longitude }: typeof austin) => ({
    bounds: {
      north: latitude + 0.05,
      south: latitude - 0.05,
      east: longitude + 0.05,
      west: longitude - 0.05,
    },
    zoom: 11,
  });
  const searched = { view: viewOf(austin), area: null, query: "york", tags: [] };
  const around = { bounds: { north: 40.8, south: 40.71, east: -73.9, west: -74 } };

  it.each([
    { condition: "none is on the map", state: searched, to: around },
    {
      condition: "a tag found them",
      state: { ...searched, query: "", tags: ["Italian"] },
      to: around,
    },
    { condition: "one is on the map", state: { ...searched, view: viewOf(newYork) }, to: null },
    { condition: "nothing is searched", state: { ...searched, query: " " }, to: null },
    { condition: "an area limits the list", state: { ...searched, area: around.bounds }, to: null },
    { condition: "the map is not drawn", state: { ...searched, view: null }, to: null },
  ])("answers $to for results when $condition", ({ state, to }) => {
    expect(resultsCamera(state, results)).toEqual(to);
  });

  it("stays without results", () => {
    expect(resultsCamera(searched, [])).toBeNull();
  });
});

describe("ranking", () => {
  it("ranks the nearest place first, places without coordinates last, and the better brand first at equal distance (fault K4)", () => {
    const nearby = { latitude: 30.3, longitude: -97.7 };
    const brand = (name: string, rr: number | null, location: object) => ({
      name,
      rr,
      locations: [location],
    });
    const ranked = placesIn([
      brand("lost", 5, {}),
      brand("far", 5, { latitude: 40, longitude: -74 }),
      brand("plain", 1, nearby),
      brand("better", 4, nearby),
    ]);
    expect(rankedFrom(austin, ranked).map(({ place }) => place.brand.name)).toEqual([
      "better",
      "plain",
      "far",
      "lost",
    ]);
  });

  it("ranks 50,000 places without losing one (fault K1)", () => {
    const ranked = rankedFrom(austin, placesIn(manyBrands(50_000)));
    expect(ranked).toHaveLength(50_000);
    expect(
      ranked.every(
        ({ miles }, index) =>
          index === 0 || (miles ?? 0) + 1 / 65_536 >= (ranked[index - 1]?.miles ?? 0),
      ),
    ).toBe(true);
    expect(new Set(ranked.map(({ place }) => place)).size).toBe(50_000);
  });

  it("filters many places in slices with the same result, and returns null once aborted (fault K1)", async () => {
    const ranked = rankedFrom(austin, placesIn(manyBrands(5_000)));
    const narrowing = { query: "orchard 12", tags: [], area: null };
    expect(await filterInSlices(ranked, narrowing, new AbortController().signal)).toEqual(
      filterPlaces(ranked, narrowing),
    );
    expect(await filterInSlices(ranked, narrowing, AbortSignal.abort())).toBeNull();
  });

  it("searches at most 256 places between two turns of the page (fault K1)", async () => {
    const turns = countTurns();
    const ranked = rankedFrom(austin, placesIn(manyBrands(5_000))).map((one) =>
      stepOnRead(one, "place", turns),
    );
    const narrowing = { query: "orchard 12", tags: [], area: null };
    await filterInSlices(ranked, narrowing, new AbortController().signal);
    expect(turns.most()).toBe(256);
    expect(turns.count()).toBe(Math.floor(5_000 / 256));
  });
});

describe("filterPlaces", () => {
  const ranked = rankedFrom(
    austin,
    placesIn([
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
  ])("with the query %j: finds %d places", (query, count) => {
    expect(filterPlaces(ranked, { ...noFilter, query })).toHaveLength(count);
  });

  it("filters by an area across the antimeridian, and leaves out places without coordinates (fault K4)", () => {
    expect(
      filterPlaces(ranked, {
        ...noFilter,
        area: { north: 0, south: -30, west: 170, east: -170 },
      }).map(({ place }) => place.id),
    ).toEqual(["2"]);
    expect(
      filterPlaces(ranked, { ...noFilter, area: { north: 90, south: -90, west: -180, east: 180 } }),
    ).toHaveLength(2);
  });
});

describe("places", () => {
  it("draws only places with coordinates", () => {
    expect(withPosition(rankedFrom(austin, placesIn(oddBrands()))).length).toBe(
      placesIn(oddBrands()).length - 3,
    );
  });

  it("formats an address from the parts that are known, and counts places by tag", () => {
    const [one] = placesIn([
      { name: "A", tags: ["x", "y"], locations: [{ address: "1 Main St", state: "TX" }, {}] },
    ]);
    expect(one && addressLine(one.location)).toBe("1 Main St, TX");
    expect(
      tagsOf(
        placesIn([
          { name: "A", tags: ["x"], locations: [{}, {}] },
          { name: "B", tags: ["y"], locations: [{}] },
        ]),
      ),
    ).toEqual([
      { tag: "x", count: 2 },
      { tag: "y", count: 1 },
    ]);
  });

  it("reads back the links that it writes, and returns null or no position for malformed text", () => {
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

  it("links to web addresses only (fault A2)", () => {
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

  it("gives directions to the address, else to the coordinates, else no link", () => {
    const [known, pinned, lost] = placesIn([
      { name: "A & B", locations: [{ city: "Austin" }, { latitude: 1, longitude: 2 }, {}] },
    ]).map(({ location }) => location);
    expect(known && directionsTo(known, "A & B")).toContain("destination=A%20%26%20B%2C%20Austin");
    expect(pinned && directionsTo(pinned, "A", "https://maps.example/?to={to}")).toBe(
      "https://maps.example/?to=1%2C2",
    );
    expect(lost && directionsTo(lost, "A")).toBeNull();
  });
});

describe("startCamera", () => {
  const placesAt = (latitude: number, longitude: number) =>
    placesIn([{ name: "A", locations: [{ latitude, longitude }] }]);

  const by = "address";

  it("fits the visitor and the eight nearest places within 25 miles [MP5]", () => {
    const places = [0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.2, 5].flatMap((north) =>
      placesAt(austin.latitude + north, austin.longitude + 0.01),
    );
    expect(startCamera({ position: austin, by }, places.toReversed())).toEqual({
      bounds: {
        north: expect.closeTo(austin.latitude + 0.08, 5),
        south: austin.latitude,
        east: expect.closeTo(austin.longitude + 0.01, 5),
        west: austin.longitude,
      },
    });
  });

  it("is 25 miles around the visitor without places, and the default start at zoom 11 [MP5]", () => {
    expect(startCamera({ position: austin, by }, [])).toMatchObject({
      bounds: { north: expect.closeTo(30.63, 1) },
    });
    const start = { center: austin, zoom: 11 };
    expect(startCamera({ position: austin, by: "start" }, placesAt(30.3, -97.7))).toEqual(start);
    expect(startCamera({ position: austin, by: "start" }, [])).toEqual(start);
  });

  it("extends to the nearest place when none is within 25 miles [MP5]", () => {
    expect(startCamera({ position: austin, by: "address" }, placesAt(40, -74))).toEqual({
      bounds: { north: 40, south: austin.latitude, east: -74, west: austin.longitude },
    });
  });
});

describe("the list’s sheet", () => {
  it.each([
    [60, "peek"],
    [180, "half"],
    [300, "half"],
    [420, "full"],
  ])("dragged to %d px is %s", (heightPx, size) => {
    expect(sizeAt(heightPx)).toBe(size);
  });
});

describe("the bundled outline", () => {
  it("has closed shorelines and only positions on the globe [MP3]", () => {
    const land = decodeLines(outline.land);
    expect(land.length).toBeGreaterThan(400);
    expect(land.every((ring) => ring.length > 3 && String(ring[0]) === String(ring.at(-1)))).toBe(
      true,
    );
    const points = [outline.land, outline.countries, outline.states].flatMap((text) =>
      decodeLines(text).flat(),
    );
    expect(
      points.every(
        ([longitude, latitude]) => Math.abs(longitude) <= 180.01 && Math.abs(latitude) <= 90.01,
      ),
    ).toBe(true);
  });
});
