import { type ComponentType, lazy } from "react";

/** A component whose code is fetched when it first renders, within a `Suspense`; `Missing` takes its place where the fetch fails. */
export function lazyComponent<P extends object>(
  fetchComponent: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = () => null,
) {
  return lazy(async () => ({ default: await fetchComponent().catch(() => Missing) }));
}
