import { withoutEndSlashes } from "../../shared/host/endSlashes.ts";
import { pathRoute } from "../../shared/host/pathRoute.ts";
import { returnUrl } from "../../shared/host/returnUrl.ts";

/** A place within the widget: a path that starts with a slash, and the route's own parameters. */
interface RouteAddress {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The steps of a new order after the first (BG3), as they are called in the address. */
export const steps = ["recipients", "message", "review"] as const;
export type Step = "amount" | (typeof steps)[number];

/** The screens of the specification (B2.28–B2.33). */
export type Route =
  | { readonly name: "create"; readonly step: Step }
  | { readonly name: "login"; readonly next: string | null }
  | { readonly name: "dashboard" }
  | { readonly name: "redemption"; readonly id: string }
  | { readonly name: "lost" };

const routePattern = /^\/(?:$|login(?:\/|$)|dashboard(?:\/|$))/;

/** The parameters that belong to routes. All others belong to the host, and stay. */
const names = ["next", "step"];

/**
 * The widget's routes. They do not change the address if the page's path is not one of them, or
 * without a router.
 */
export function bulkRoutes({
  router,
  basePath,
}: {
  readonly router: "browser" | "hash" | "memory";
  readonly basePath: string;
}) {
  const hostRoute = pathRoute(router, basePath);
  const isAddressed = router !== "memory" && routePattern.test(hostRoute.read().path);
  const pathRoutes = isAddressed ? hostRoute : pathRoute("memory", basePath);

  function locationOf(route: Route) {
    const { path, parameters } = addressOf(route);
    const query = new URLSearchParams(pathRoutes.read().query);
    for (const name of names) query.delete(name);
    for (const [name, value] of Object.entries(parameters)) query.set(name, value);
    return { path, query: query.size ? `?${query}` : "" };
  }

  return {
    read(): Route {
      const { path, query } = pathRoutes.read();
      const parameters = new URLSearchParams(query);
      return routeAt({
        path: withoutEndSlashes(path) || "/",
        parameters: Object.fromEntries(
          names.flatMap((name) =>
            parameters.get(name) ? [[name, parameters.get(name) ?? ""]] : [],
          ),
        ),
      });
    },
    go: (route: Route, how: "push" | "replace") => pathRoutes.go(locationOf(route), how),
    /** The address of a route, for links. Null if routes have no address. */
    href: (route: Route): string | null =>
      isAddressed ? pathRoutes.href(locationOf(route)) : null,
    onMove: pathRoutes.onMove,
  };
}

export function routeAt({ path, parameters }: RouteAddress): Route {
  const [, id] = /^\/dashboard\/redemptions\/([^/]+)$/.exec(path) ?? [];
  if (id) return { name: "redemption", id: decoded(id) };
  if (path === "/login") return { name: "login", next: parameters["next"] ?? null };
  if (path === "/dashboard" || path === "/dashboard/redemptions") return { name: "dashboard" };
  return path === "/"
    ? { name: "create", step: steps.find((step) => step === parameters["step"]) ?? "amount" }
    : { name: "lost" };
}

export function addressOf(route: Route): RouteAddress {
  switch (route.name) {
    case "create":
      return { path: "/", parameters: route.step === "amount" ? {} : { step: route.step } };
    case "login":
      return { path: "/login", parameters: route.next ? { next: route.next } : {} };
    case "redemption":
      return { path: `/dashboard/redemptions/${encodeURIComponent(route.id)}`, parameters: {} };
    default:
      return { path: "/dashboard", parameters: {} };
  }
}

/** Where sign-in leads (BG1): to one of the widget's screens, or to a page of the host. */
export type Next = { readonly route: Route } | { readonly url: string };

/**
 * `next`, which anyone may have written. It must be a path of this site, and never `/login` again.
 */
export function nextAfter(next: string | null): Next {
  const home: Next = { route: { name: "create", step: "amount" } };
  if (!next || !/^\/(?![/\\])/.test(next) || next.length > 500) return home;
  const [path = "", query] = next.split("?");
  if (!routePattern.test(path)) {
    const url = returnUrl(next, []);
    return url ? { url } : home;
  }
  const route = routeAt({ path, parameters: Object.fromEntries(new URLSearchParams(query)) });
  return route.name === "login" || route.name === "lost" ? home : { route };
}

/** A route in the form in which `next` stores it. */
export function nextFor(route: Route): string | null {
  if (route.name === "login" || route.name === "lost") return null;
  const { path, parameters } = addressOf(route);
  const query = new URLSearchParams(parameters);
  if (path === "/" && !query.size) return null;
  return query.size ? `${path}?${query}` : path;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
