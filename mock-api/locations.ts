import { ipLocation, mapBrands, mapInView } from "../src/shared/contracts/locations.ts";
import { isWithin } from "../src/shared/map/bounds.ts";
import { answer } from "./answer.ts";
import type { Area } from "./backend.ts";
import { knownBrands, manyBrands, oddBrands, type WireBrand } from "./mapBrands.ts";
import { refuse } from "./refusal.ts";

export interface LocationsState {
  /** Which brands exist, as a word, since they may be many. */
  brands: "known" | "none" | "many" | "odd";
  isDown: boolean;
  /** Whether the server lacks the newer call (MP2). */
  isOld: boolean;
  /** The answer of the IP location call, or that it fails. */
  visitor: unknown;
}

/** Brands, their locations, and the visitor's approximate position. */
export const locations: Area<LocationsState> = {
  key: "locations",
  initial: () => ({ brands: "known", isDown: false, isOld: false, visitor: [30.2672, -97.7431] }),
  scenarios: {
    "map-empty": (state) => void (state.brands = "none"),
    "map-many": (state) => void (state.brands = "many"),
    "map-odd": (state) => void (state.brands = "odd"),
    "map-down": (state) => void (state.isDown = true),
    "map-old": (state) => void (state.isOld = true),
    "ip-down": (state) => void (state.visitor = "down"),
    "ip-nowhere": (state) => void (state.visitor = []),
    "ip-null-island": (state) => void (state.visitor = [0, 0]),
    "ip-new-york": (state) => void (state.visitor = [-73.9897, 40.7411]),
  },
  handlers: (backend) => {
    const state = () => backend.state(locations);
    return [
      answer(mapBrands, () =>
        state().isDown ? refuse(503, "The map is resting") : { brands: brandsOf(state()) },
      ),
      answer(mapInView, ({ query }) => {
        if (state().isOld) return refuse(404, "Not found");
        if (state().isDown) return refuse(503, "The map is resting");
        return { brands: within(brandsOf(state()), query) };
      }),
      answer(ipLocation, () =>
        state().visitor === "down" ? refuse(503, "No idea") : { location: state().visitor },
      ),
    ];
  },
};

let many: WireBrand[] | undefined;

function brandsOf({ brands }: LocationsState): WireBrand[] {
  if (brands === "none") return [];
  if (brands === "odd") return oddBrands();
  return brands === "many" ? (many ??= manyBrands(50_000)) : knownBrands();
}

type View = Readonly<Partial<Record<"north" | "south" | "east" | "west" | "q" | "tags", string>>>;

/** Filters brands by area, words and any of the tags, as a server does. */
function within(brands: readonly WireBrand[], { q, tags, ...sides }: View): WireBrand[] {
  const bounds = {
    north: Number(sides.north ?? 90),
    south: Number(sides.south ?? -90),
    east: Number(sides.east ?? 180),
    west: Number(sides.west ?? -180),
  };
  const requestedTags = tags?.split(",").filter(Boolean) ?? [];
  return brands
    .filter(
      (brand) => !requestedTags.length || brand.tags.some((tag) => requestedTags.includes(tag)),
    )
    .map((brand) => ({
      ...brand,
      locations: brand.locations.filter(
        ({ latitude, longitude, name, city, address }) =>
          latitude !== null &&
          longitude !== null &&
          isWithin({ latitude, longitude }, bounds) &&
          includes([brand.name, name, city, address, ...brand.tags], q),
      ),
    }))
    .filter(({ locations: found }) => found.length);
}

function includes(texts: readonly (string | null)[], query = ""): boolean {
  return texts.join(" ").toLowerCase().includes(query.trim().toLowerCase());
}
