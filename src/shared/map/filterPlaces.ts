import { isWithin, type Bounds } from "./bounds.ts";
import { foldText } from "../list/search.ts";
import type { Place } from "./place.ts";
import type { RankedPlace } from "./ranking.ts";

export interface ListFilter {
  readonly query: string;
  /** A place matches when it has any of these tags. */
  readonly tags: readonly string[];
  /** Only places inside; a place without coordinates is in no area. */
  readonly area: Bounds | null;
}

// Memo: each widget fills its own.
const searchTexts = new WeakMap<Place, string>();

/** The places that match every word of the query and any of the tags, in their order. */
export function filterPlaces(
  places: readonly RankedPlace[],
  filter: ListFilter,
): readonly RankedPlace[] {
  const matches = predicateFor(filter);
  return matches ? places.filter(({ place }) => matches(place)) : places;
}

/** The condition for a place to be shown; null shows all. */
export function predicateFor({
  query,
  tags,
  area,
}: ListFilter): ((place: Place) => boolean) | null {
  const queryWords = normalize(query).split(" ").filter(Boolean);
  if (!queryWords.length && !tags.length && !area) return null;
  return (place) =>
    (!tags.length || place.brand.tags.some((tag) => tags.includes(tag))) &&
    (!area || (place.location.position !== null && isWithin(place.location.position, area))) &&
    (!queryWords.length || holdsAll(searchTextOf(place), queryWords));
}

function holdsAll(text: string, queryWords: readonly string[]): boolean {
  return queryWords.every((word) => text.includes(word));
}

function searchTextOf(place: Place): string {
  let searchText = searchTexts.get(place);
  if (searchText === undefined) {
    const { brand, location } = place;
    searchTexts.set(
      place,
      (searchText = normalize(
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
  return searchText;
}

/** Lower case, without accents and with single spaces. */
function normalize(text: string): string {
  return foldText(text)
    .replace(/[\s,]+/g, " ")
    .trim();
}
