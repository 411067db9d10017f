import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { brandList, ipLocation } from "./locations.ts";

const read = (raw: unknown) => {
  const result = z.safeParse(brandList, raw);
  return result.success ? result.data : null;
};
const place = (raw: unknown) => z.safeParse(ipLocation.output, raw).data;

const brand = {
  id: 7,
  name: "Harbor Grill",
  slug: "harbor-grill",
  logo: { dark_mode: "/d.svg", light_mode: "/l.svg" },
  hero_image: "/h.jpg",
  rr: "4.5",
  tags: ["Seafood", { name: "Terrace" }, "Seafood", 3, null],
  locations: [
    {
      id: 71,
      name: "Downtown",
      address: "1 Main St",
      city: "Austin",
      state: "TX",
      zip_code: 78701,
      latitude: "30.26",
      longitude: -97.74,
      phone: "+1 512 555 0100",
      menu_url: "https://menu.example",
      reservation_url: null,
    },
  ],
};

describe("the map’s answer", () => {
  it("reads brands and their locations, whatever the envelope and the case [MP1] [B3.15] [B7.19]", () => {
    const expected = {
      id: "7",
      name: "Harbor Grill",
      logo: { darkMode: "/d.svg", lightMode: "/l.svg" },
      heroImage: "/h.jpg",
      rr: 4.5,
      acceptsPass: true,
      tags: ["Seafood", "Terrace", "3"],
      locations: [
        {
          id: "71",
          zipCode: "78701",
          position: { latitude: 30.26, longitude: -97.74 },
          reservationUrl: null,
        },
      ],
    };
    for (const raw of [
      { brands: [brand] },
      [brand],
      { data: { brands: [brand] } },
      { data: [brand] },
    ])
      expect(read(raw)).toMatchObject([expected]);
    expect(
      read([
        { id: 7, name: "x", heroImage: "/h.jpg", locations: [{ zipCode: "1", menuUrl: "m" }] },
      ]),
    ).toMatchObject([{ heroImage: "/h.jpg", locations: [{ zipCode: "1", menuUrl: "m" }] }]);
  });

  it("takes a brand with a place of its own, as the carousel’s brands have it [C3.23] [MP1]", () => {
    expect(
      read([
        {
          brand_id: 3,
          branding: { name: "Luma", hero_image: "/x.jpg" },
          location: { longitude: -97, latitude: 30 },
          rr: 4.5,
        },
      ]),
    ).toMatchObject([
      {
        id: "3",
        rr: 4.5,
        name: "Luma",
        heroImage: "/x.jpg",
        locations: [{ name: null, position: { latitude: 30, longitude: -97 } }],
      },
    ]);
    expect(read([{ id: 1, name: "Nowhere" }])?.[0]?.locations).toEqual([]);
  });

  it.each([null, "text", 5, {}, { brands: "none" }])("counts %j as off contract", (raw) => {
    expect(read(raw)).toBeNull();
  });

  it.each([
    [{ latitude: NaN, longitude: 1 }, null],
    [{ latitude: "north", longitude: 1 }, null],
    [{ latitude: 91, longitude: 1 }, null],
    [{ latitude: 0, longitude: 0 }, null],
    [{ latitude: null, longitude: null }, null],
    [
      { latitude: 90, longitude: 0 },
      { latitude: 90, longitude: 0 },
    ],
    [
      { latitude: -18, longitude: 181 },
      { latitude: -18, longitude: -179 },
    ],
    [
      { lat: 1, lng: 2 },
      { latitude: 1, longitude: 2 },
    ],
    [
      { latitude: -73.99, longitude: 40.74 },
      { latitude: 40.74, longitude: -73.99 },
    ],
    [
      { lat: 174.76, lng: -36.85 },
      { latitude: -36.85, longitude: 174.76 },
    ],
    [{ location: [-74.01, 40.71] }, { latitude: 40.71, longitude: -74.01 }],
    [{ coordinates: ["-33.87", "151.21"] }, { latitude: -33.87, longitude: 151.21 }],
  ])("places %j at %j (fault K4)", (coordinates, expected) => {
    expect(read([{ name: "x", locations: [coordinates] }])?.[0]?.locations[0]?.position).toEqual(
      expected,
    );
  });

  it("gives every location an id of its own, and skips rows without a name (fault K3)", () => {
    const brands = read([
      { name: "A", locations: [{ id: 1 }, { id: 1 }, {}, {}, null, "x"] },
      { name: "" },
      null,
      { name: "B", id: 1, locations: [{ id: 1 }] },
    ]);
    const ids = brands?.flatMap(({ locations }) => locations.map(({ id }) => id)) ?? [];
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
  });

  it.each([
    [false, false],
    [0, false],
    ["false", false],
    [true, true],
    [undefined, true],
    [null, true],
  ])("accepts_pass %j means %j [MP4]", (accepts_pass, expected) => {
    expect(read([{ ...brand, accepts_pass }])?.[0]?.acceptsPass).toBe(expected);
  });

  it("reads own members only, whatever hangs on a prototype (fault B7)", () => {
    const row: object = Object.assign(Object.create({ slug: "inherited" }), {
      name: "A",
      locations: [],
    });
    expect(read([row])?.[0]?.slug).toBeNull();
  });
});

describe("the IP location", () => {
  it.each([
    [{ location: [30.26, -97.74] }, { latitude: 30.26, longitude: -97.74 }],
    [{ location: ["30.26", "-97.74"] }, { latitude: 30.26, longitude: -97.74 }],
    [{ location: [-97.74, 30.26] }, { latitude: 30.26, longitude: -97.74 }],
    [{ location: [-73.99, 40.74] }, { latitude: 40.74, longitude: -73.99 }],
    [{ location: ["-66.1", "18.4"] }, { latitude: 18.4, longitude: -66.1 }],
    [{ location: [21.3, -157.86] }, { latitude: 21.3, longitude: -157.86 }],
    [{ location: [174.76, -36.85] }, { latitude: -36.85, longitude: 174.76 }],
    [{ location: [-33.87, 151.21] }, { latitude: -33.87, longitude: 151.21 }],
    [{ location: [2.35, 48.86] }, { latitude: 2.35, longitude: 48.86 }],
    [{ data: { location: [{ latitude: 30, longitude: -97 }] } }, { latitude: 30, longitude: -97 }],
    [{ location: [{ city: "x" }, { lat: 30, lng: -97 }] }, { latitude: 30, longitude: -97 }],
    [{ location: { latitude: 30, longitude: -97 } }, { latitude: 30, longitude: -97 }],
    [{ location: [0, 0] }, null],
    [{ location: [] }, null],
    [{ location: [500, 500] }, null],
    [{ location: null }, null],
    [{}, null],
    [null, null],
  ])("reads %j as %j [BC2] (fault I5)", (raw, expected) => {
    expect(place(raw)).toEqual(expected);
  });
});
