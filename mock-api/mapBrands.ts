export interface WireLocation {
  id: number | string | null;
  name: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  menu_url: string | null;
  reservation_url: string | null;
}

export interface WireBrand {
  id: number | null;
  name: string;
  slug: string;
  logo: { dark_mode: string | null; light_mode: string | null };
  hero_image: string | null;
  rr: number | null;
  accepts_pass: boolean;
  tags: string[];
  locations: WireLocation[];
}

/** City, state, prefix of the zip code, latitude, longitude. */
const cities = {
  austin: ["Austin", "TX", "787", 30.2672, -97.7431],
  roundRock: ["Round Rock", "TX", "786", 30.5083, -97.6789],
  sanAntonio: ["San Antonio", "TX", "782", 29.4241, -98.4936],
  houston: ["Houston", "TX", "770", 29.7604, -95.3698],
  dallas: ["Dallas", "TX", "752", 32.7767, -96.797],
  newOrleans: ["New Orleans", "LA", "701", 29.9511, -90.0715],
  newYork: ["New York", "NY", "100", 40.7411, -73.9897],
  chicago: ["Chicago", "IL", "606", 41.8781, -87.6298],
  losAngeles: ["Los Angeles", "CA", "900", 34.0522, -118.2437],
  sanFrancisco: ["San Francisco", "CA", "941", 37.7749, -122.4194],
  seattle: ["Seattle", "WA", "981", 47.6062, -122.3321],
  miami: ["Miami", "FL", "331", 25.7617, -80.1918],
} as const;

type City = keyof typeof cities;

/** Name, tags, rank, whether it accepts the pass, and its cities. */
const brands: readonly (readonly [
  name: string,
  tags: string[],
  rr: number,
  acceptsPass: boolean,
  at: City[],
])[] = [
  [
    "Harbor Grill",
    ["Seafood", "Terrace"],
    4.8,
    true,
    ["austin", "austin", "houston", "newOrleans", "miami"],
  ],
  ["Osteria Lucca", ["Italian", "Wine bar"], 4.7, true, ["austin", "dallas", "newYork", "chicago"]],
  [
    "Casa Marisol",
    ["Mexican", "Terrace"],
    4.6,
    true,
    ["austin", "sanAntonio", "sanAntonio", "losAngeles"],
  ],
  ["Blue Ember Barbecue", ["Barbecue"], 4.9, false, ["austin", "roundRock", "houston"]],
  ["Sakura & Smoke", ["Japanese"], 4.5, true, ["austin", "seattle", "sanFrancisco", "newYork"]],
  ["The Copper Ladle", ["Breakfast", "Vegetarian"], 4.2, true, ["austin", "austin", "roundRock"]],
  [
    "Little Saigon Kitchen",
    ["Vietnamese", "Vegetarian"],
    4.4,
    true,
    ["austin", "houston", "houston"],
  ],
  ["Maison Verre", ["French", "Wine bar"], 4.6, false, ["newYork", "newOrleans", "chicago"]],
  [
    "North Star Diner",
    ["Breakfast", "Burgers"],
    3.9,
    true,
    ["dallas", "chicago", "chicago", "newYork"],
  ],
  ["Green Table", ["Vegetarian"], 4.3, true, ["austin", "losAngeles", "sanFrancisco", "seattle"]],
  ["Pier 12", ["Seafood"], 4.1, true, ["seattle", "sanFrancisco", "miami"]],
  ["Trattoria Nonna", ["Italian"], 4.5, true, ["austin", "newYork", "newYork", "miami"]],
];

const streets = [
  "Congress Ave",
  "East 6th St",
  "Barton Springs Rd",
  "Market St",
  "Orchard Lane",
  "Union Square",
];

/** A dozen brands in a dozen cities, always the same. */
export function knownBrands(): WireBrand[] {
  let count = 0;
  return brands.map(([name, tags, rr, accepts_pass, at], index) => {
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    return {
      id: index + 1,
      name,
      slug,
      logo: { dark_mode: `/pictures/${slug}.svg`, light_mode: `/pictures/${slug}.svg` },
      hero_image: `/pictures/${slug}-room.svg`,
      rr,
      accepts_pass,
      tags,
      locations: at.map((city) => locationIn(city, slug, ++count)),
    };
  });
}

function locationIn(city: City, slug: string, number: number): WireLocation {
  const [name, state, zip, latitude, longitude] = cities[city];
  const street = streets[number % streets.length] ?? "";
  return {
    id: 100 + number,
    name: `${name} ${street.replace(/ (Ave|St|Rd|Lane)$/, "")}`,
    address: `${100 + number * 7} ${street}`,
    city: name,
    state,
    zip_code: `${zip}0${number % 9}`,
    latitude: latitude + spread(number) * 0.05,
    longitude: longitude + spread(number * 3 + 1) * 0.06,
    phone: `(512) 555-01${`${number}`.padStart(2, "0")}`,
    menu_url: `/elsewhere/${slug}/menu`,
    reservation_url: number % 3 ? `/elsewhere/${slug}/tables` : null,
  };
}

/** A scattered value between −1 and 1, always the same for the same number. */
export function spread(number: number): number {
  const wave = Math.sin(number * 12.9898) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** `count` locations of 500 brands across the country. */
export function manyBrands(count: number): WireBrand[] {
  const [sample] = knownBrands();
  if (!sample) return [];
  const each = Math.ceil(count / 500);
  return Array.from({ length: Math.ceil(count / each) }, (_, brand) => ({
    ...sample,
    id: brand + 1,
    name: `${sample.name} ${brand + 1}`,
    slug: `${sample.slug}-${brand + 1}`,
    tags: brands[brand % brands.length]?.[1] ?? [],
    locations: Array.from({ length: Math.min(each, count - brand * each) }, (__, index) =>
      scattered(brand * each + index, sample),
    ),
  }));
}

function scattered(number: number, { locations: [sample] }: WireBrand): WireLocation {
  return {
    ...(sample ?? locationIn("austin", "x", 1)),
    id: number,
    name: `Place ${number}`,
    address: `${number} ${streets[number % streets.length]}`,
    latitude: 37 + spread(number) * 11,
    longitude: -97 + spread(number + 0.5) * 24,
  };
}

/** Malformed coordinates, names and links. */
export function oddBrands(): WireBrand[] {
  const [sample] = knownBrands();
  const [location] = sample?.locations ?? [];
  if (!sample || !location) return [];
  const locationAt = (
    name: string,
    latitude: number | null,
    longitude: number | null,
    extra: Partial<WireLocation> = {},
  ) => ({ ...location, id: null, name, latitude, longitude, ...extra });
  return [
    {
      ...sample,
      locations: [
        locationAt("West of the line", -17.8, 179.9, { city: "Suva", state: null }),
        locationAt("East of the line", -17.7, 180.2, { city: "Suva", state: null }),
        locationAt("North Pole", 90, 0, { city: null, state: null }),
        locationAt("South Pole", -90, 45, { city: null, state: null }),
        locationAt("Lost coordinates", null, null),
        locationAt("Null island", 0, 0),
        locationAt("Beyond the pole", 123, 456),
      ],
    },
    {
      ...sample,
      id: 2,
      name: `The Extraordinarily Long-Named Donaudampfschifffahrts Grill & ${"Very ".repeat(40)}Good Bar`,
      slug: "long",
      hero_image: null,
      logo: { dark_mode: null, light_mode: null },
      locations: [
        locationAt("x".repeat(300), 30.3, -97.7, {
          address: "One very long street name that goes on for more than most columns are wide",
        }),
      ],
    },
    {
      ...sample,
      id: 3,
      name: "مطعم الميناء 🍣",
      slug: "port",
      hero_image: "/pictures-gone/port.jpg",
      locations: [locationAt("دبي", 25.2, 55.3)],
    },
    {
      ...sample,
      id: 4,
      name: '<b>Bold</b> & "quoted"',
      slug: "hostile",
      locations: [
        locationAt("Hostile links", 30.25, -97.75, {
          menu_url: "javascript:alert(1)",
          reservation_url: "data:text/html,<script>alert(1)</script>",
          phone: "call me",
        }),
      ],
    },
  ];
}
