import { createStore } from "zustand/vanilla";
import {
  dashboardRoute,
  parseRoute,
  routeText,
  type PortalRoute,
  type PortalRouter,
} from "./route.ts";
import type { UnsavedGuard } from "./unsavedGuard.ts";

interface NavigationOptions {
  readonly route: PortalRouter;
  readonly unsavedGuard: UnsavedGuard;
  readonly signal: AbortSignal;
  readonly isSignedIn: () => boolean;
}

export type Navigation = ReturnType<typeof createNavigation>;

/** The current route of the portal, kept in step with the address. */
export function createNavigation({
  route: router,
  unsavedGuard,
  signal,
  isSignedIn,
}: NavigationOptions) {
  const store = createStore<PortalRoute>(() => router.read());

  function goTo(route: PortalRoute, how: "push" | "replace"): void {
    router.go(route, how);
    // The project stays in the address on every page.
    store.setState(withProject(route, router.read()), true);
  }

  /** Goes to the sign-in page, which returns here afterwards. */
  function goToSignIn(): void {
    const current = store.getState();
    if (current.page === "login") return;
    const next = routeText(current);
    goTo({ page: "login", id: null, query: next === "/" ? {} : { next } }, "replace");
  }

  /** Returns to the page from before the sign-in. */
  function returnFromSignIn(): void {
    const current = store.getState();
    if (current.page === "login") goTo(parseRoute(current.query.next), "replace");
  }

  router.onMove(signal, () => {
    const target = router.read();
    const current = store.getState();
    if (!unsavedGuard.isDirty() || isSameItem(current, target)) {
      store.setState(target, true);
      // Back and forward do not lead past the sign-in.
      if (!isSignedIn()) goToSignIn();
      return;
    }
    // The address returns to the form that has unsaved input.
    router.go(current, "push");
    void unsavedGuard.leave(() => goTo(target, "push"));
  });

  return {
    store,
    href: router.href,
    goTo,
    /** Goes to a route, after asking if input would be lost. */
    open(route: PortalRoute): void {
      const go = (): void => goTo(route, "push");
      if (isSameItem(store.getState(), route)) go();
      else void unsavedGuard.leave(go);
    },
    /** Changes query parameters of the current route, such as the search. */
    setQuery(query: PortalRoute["query"], how: "push" | "replace" = "replace"): void {
      const current = store.getState();
      goTo({ ...current, query: { ...current.query, ...query } }, how);
    },
    goToSignIn,
    returnFromSignIn,
    /** Goes to the sign-in page or away from it, depending on the session when the page opens. */
    start: () => (isSignedIn() ? returnFromSignIn() : goToSignIn()),
    /** Starts the next user at the dashboard. */
    reset: () => goTo(dashboardRoute, "replace"),
  };
}

function withProject(route: PortalRoute, { query: { project } }: PortalRoute): PortalRoute {
  return project && !route.query.project ? { ...route, query: { ...route.query, project } } : route;
}

/**
 * The steps of one item's form count as the same item, because moving between them loses nothing.
 */
function isSameItem(a: PortalRoute, b: PortalRoute): boolean {
  return a.page === b.page && a.id !== null && a.id === b.id;
}
