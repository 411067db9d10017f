import type { Bounds } from "../geo/bounds.ts";
import { isWithin } from "../geo/bounds.ts";
import type { Place } from "./place.ts";
import type { RankedPlace } from "./ranking.ts";

export interface Narrowing {
  readonly query: string;
  /** A place passes with any of them. */
  readonly tags: readonly string[];
  /** Only places inside; one without coordinates is in no area. */
  readonly area: Bounds | null;
}

// Memo: each widget fills its own.
const words = new WeakMap<Place, string>();

/** The places that hold every word of the query and one of the tags, in their order. */
export function narrowed(
  places: readonly RankedPlace[],
  narrowing: Narrowing,
): readonly RankedPlace[] {
  const passes = passing(narrowing);
  return passes ? places.filter(({ place }) => passes(place)) : places;
}

/** What a place must be to stay; null where all do. */
export function passing({ query, tags, area }: Narrowing): ((place: Place) => boolean) | null {
  const wanted = plain(query).split(" ").filter(Boolean);
  if (!wanted.length && !tags.length && !area) return null;
  return (place) =>
    (!tags.length || place.brand.tags.some((tag) => tags.includes(tag))) &&
    (!area || (place.location.position !== null && isWithin(place.location.position, area))) &&
    (!wanted.length || holdsAll(wordsOf(place), wanted));
}

function holdsAll(text: string, wanted: readonly string[]): boolean {
  return wanted.every((word) => text.includes(word));
}

function wordsOf(place: Place): string {
  let known = words.get(place);
  if (known === undefined) {
    const { brand, location } = place;
    words.set(
      place,
      (known = plain(
        [
          brand.name,
          location.name,
          location.address,
          location.city,
          location.state,
          location.zipCode,
          ...brand.tags,
        ].join(" "),
      )),
    );
  }
  return known;
}

const beyondAscii = /[^ -~]/;

/** Without case and accents, and with single spaces. */
function plain(text: string): string {
  const bare = beyondAscii.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text;
  return bare
    .toLowerCase()
    .replace(/[\s,]+/g, " ")
    .trim();
}
