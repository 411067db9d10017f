import { createFinder, type Finder } from "../../shared/map/finder.ts";
import type { Environment } from "../../shared/widget/environment.ts";

const finders = new WeakMap<
  ShadowRoot,
  { readonly key: string; readonly finder: Finder; readonly signal: AbortSignal }
>();

/** The places of an offer's brands, of all where it names none (O24): one finder for each widget and choice of brands, which outlives the React tree, though not the widget. */
export function offerPlaces(environment: Environment, brandSlugs: readonly string[]): Finder {
  const key = brandSlugs.join();
  const known = finders.get(environment.shadow);
  if (known?.key === key && !known.signal.aborted) return known.finder;
  const slugs = brandSlugs.length ? brandSlugs : null;
  const finder = createFinder({
    environment: () => environment,
    source: "all",
    brandFilter: () => ({ pass: false, slugs }),
    providedBrands: () => null,
    start: null,
    isLinked: false,
  });
  finders.set(environment.shadow, { key, finder, signal: environment.signal });
  return finder;
}
