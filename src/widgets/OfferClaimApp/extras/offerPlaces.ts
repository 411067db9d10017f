import { createFinder, type Finder } from "../../../shared/map/finder.ts";
import type { Environment } from "../../../shared/widget/environment.ts";

const finders = new WeakMap<
  ShadowRoot,
  { readonly key: string; readonly finder: Finder; readonly signal: AbortSignal }
>();

/**
 * The finder for the places of the offer's brands, or of all brands if the offer names none (O24).
 * Each widget has one finder per choice of brands; it outlives the React tree, but not the widget.
 */
export function offerPlaces(environment: Environment, brandSlugs: readonly string[]): Finder {
  const key = brandSlugs.join();
  const cached = finders.get(environment.shadow);
  if (cached?.key === key && !cached.signal.aborted) return cached.finder;
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
