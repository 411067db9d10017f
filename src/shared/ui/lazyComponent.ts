import { type ComponentType, lazy } from "react";

/**
 * A component whose code loads when it first renders, within a `Suspense`. `Missing` replaces it if
 * the code does not load.
 */
export function lazyComponent<P extends object>(
  fetchComponent: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = () => null,
) {
  return lazy(async () => ({ default: await fetchComponent().catch(() => Missing) }));
}
