import { createStore } from "zustand/vanilla";
import type { Environment } from "../../shared/widget/environment.ts";
import { bulkRoutes, nextAfter, nextFor, type Route } from "./routes.ts";

export type Navigation = ReturnType<typeof createNavigation>;

/** The current route, and the guard that requires a session for all routes except the sign-in (B4.53). */
export function createNavigation(environment: () => Environment, isSignedIn: () => boolean) {
  const { signal } = environment();
  const routes = bulkRoutes(environment());
  const store = createStore<{ readonly route: Route }>(() => ({ route: routes.read() }));

  function go(route: Route, how: "push" | "replace" = "push"): void {
    routes.go(route, how);
    store.setState({ route });
  }

  /** Sends a signed-out visitor to sign-in and remembers the page they wanted. */
  function guard(): void {
    const { route } = store.getState();
    if (!isSignedIn() && route.name !== "login")
      go({ name: "login", next: nextFor(route) }, "replace");
  }

  /** Leaves the sign-in screen once the visitor is signed in. */
  function welcome(): void {
    const { route } = store.getState();
    if (!isSignedIn() || route.name !== "login") return;
    const next = nextAfter(route.next);
    if ("route" in next) return go(next.route, "replace");
    go({ name: "create", step: "amount" }, "replace");
    environment().navigate(next.url, "next");
  }

  routes.onMove(signal, () => {
    store.setState({ route: routes.read() });
    guard();
    welcome();
  });
  welcome();

  return { store, go, guard, welcome, href: routes.href };
}
