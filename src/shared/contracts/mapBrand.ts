import { ownMember, pointOf, type Position } from "./position.ts";

export interface MapLocation {
  /** Unique within the answer. */
  readonly id: string;
  readonly name: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  /**
   * Null if the server knows no usable coordinates. Such a location is in the list but not on the
   * map.
   */
  readonly position: Position | null;
  readonly phone: string | null;
  readonly menuUrl: string | null;
  readonly reservationUrl: string | null;
}

export interface MapBrand {
  readonly id: string;
  readonly name: string;
  readonly slug: string | null;
  readonly logo: { readonly darkMode: string | null; readonly lightMode: string | null };
  readonly heroImage: string | null;
  /** Rank. A higher number is better, and null means no rank. */
  readonly rr: number | null;
  /** False only if the server says so (MP4). */
  readonly acceptsPass: boolean;
  readonly tags: readonly string[];
  readonly locations: readonly MapLocation[];
}

/**
 * Reads `{ brands }`, a bare list, or either inside `data`. Undefined if there is no list. Written
 * by hand, because answers have up to 50,000 locations, for which schemas take seconds.
 */
export function brandsOf(raw: unknown): MapBrand[] | undefined {
  const rows = rowsOf(raw);
  const ids = new Map<string, number>();
  return rows?.flatMap((row, index) => brandOf(row, index, ids) ?? []);
}

function rowsOf(raw: unknown, depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(raw)) return raw;
  if (depth > 2) return undefined;
  for (const key of ["brands", "map", "data", "attributes"]) {
    const rows = rowsOf(ownMember(raw, key) ?? null, depth + 1);
    if (rows) return rows;
  }
  return undefined;
}

function brandOf(row: unknown, index: number, ids: Map<string, number>): MapBrand | null {
  const branding = ownMember(row, "branding") ?? ownMember(row, "brand");
  const name = words(row, "name", "brand_name") ?? words(branding, "name");
  if (!name) return null;
  const id = words(row, "id", "brand_id") ?? words(row, "slug") ?? `${name}-${index}`;
  const logo = ownMember(row, "logo") ?? ownMember(branding, "logo");
  return {
    id,
    name,
    slug: words(row, "slug"),
    logo:
      typeof logo === "string"
        ? { darkMode: logo, lightMode: logo }
        : {
            darkMode: words(logo, "dark_mode") ?? words(branding, "logo_dark"),
            lightMode: words(logo, "light_mode") ?? words(branding, "logo_light"),
          },
    heroImage: words(row, "hero_image") ?? words(branding, "hero_image"),
    rr: numberOf(ownMember(row, "rr")),
    acceptsPass: acceptsPass(ownMember(row, "accepts_pass") ?? ownMember(row, "acceptsPass")),
    tags: tagsOf(ownMember(row, "tags")),
    locations: locationsOf(row, id, ids),
  };
}

function locationsOf(row: unknown, brandId: string, ids: Map<string, number>): MapLocation[] {
  const rows = ownMember(row, "locations");
  if (Array.isArray(rows))
    return rows
      .filter((location) => typeof location === "object" && location !== null)
      .map((location) => locationOf(location, brandId, ids));
  const single = ownMember(row, "location") ?? row;
  const only =
    single === row
      ? { ...locationOf(row, brandId, ids), name: null }
      : locationOf(single, brandId, ids);
  return only.position || only.address || only.city ? [only] : [];
}

function locationOf(row: unknown, brandId: string, ids: Map<string, number>): MapLocation {
  return {
    id: unique(words(row, "id", "location_id") ?? brandId, ids),
    name: words(row, "name"),
    address: words(row, "address", "address_line_one"),
    city: words(row, "city"),
    state: words(row, "state"),
    zipCode: words(row, "zip_code"),
    position:
      pointOf(row) ?? pointOf(ownMember(row, "location")) ?? pointOf(ownMember(row, "coordinates")),
    phone: words(row, "phone"),
    menuUrl: words(row, "menu_url"),
    reservationUrl: words(row, "reservation_url"),
  };
}

/**
 * Returns an id that is unique among the locations, even if the server repeats or omits ids (fault
 * K3).
 */
function unique(id: string, ids: Map<string, number>): string {
  const count = ids.get(id) ?? 0;
  ids.set(id, count + 1);
  return count ? `${id}~${count + 1}` : id;
}

/**
 * Returns the text or number under one of these names, in snake or camel case. Null if it is
 * missing or empty.
 */
function words(row: unknown, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = ownMember(row, name) ?? ownMember(row, camelCase(name));
    const text =
      typeof value === "string" ? value.trim() : typeof value === "number" ? `${value}` : "";
    if (text) return text;
  }
  return null;
}

// Memo: each widget has its own copy.
const camelNames = new Map<string, string>();

function camelCase(name: string): string {
  let camelName = camelNames.get(name);
  if (camelName === undefined)
    camelNames.set(
      name,
      (camelName = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())),
    );
  return camelName;
}

function tagsOf(raw: unknown): string[] {
  if (!Array.isArray(raw)) return [];
  return [
    ...new Set(
      raw.flatMap(
        (tag) =>
          words({ tag: typeof tag === "object" ? ownMember(tag, "name") : tag }, "tag") ?? [],
      ),
    ),
  ];
}

function numberOf(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

function acceptsPass(value: unknown): boolean {
  return value !== false && value !== 0 && value !== "false" && value !== "0";
}
