import { pathRoute } from "../../shared/host/pathRoute.ts";
import type { Environment } from "../../shared/widget/environment.ts";

const pages = ["locations", "brands", "finances", "integrations", "team", "login"] as const;
export type Page = "dashboard" | (typeof pages)[number] | "lost";

/** The portal's query parameters; all others belong to the host. */
const parameterNames = ["step", "q", "filter", "field", "connected", "next", "project"] as const;
export type Parameter = (typeof parameterNames)[number];

/** A route of the portal: the page, one item on it, and the query (P2). */
export interface PortalRoute {
  readonly page: Page;
  readonly id: string | null;
  readonly query: Readonly<Partial<Record<Parameter, string>>>;
}

export const dashboardRoute: PortalRoute = { page: "dashboard", id: null, query: {} };

export interface PortalRouter {
  read(): PortalRoute;
  go(route: PortalRoute, how: "push" | "replace"): void;
  href(route: PortalRoute): string;
  onMove(signal: AbortSignal, run: () => void): void;
}

/** Longer values are ignored, in characters. */
const maxValueLength = 500;

export function createRouter({
  router,
  basePath,
}: Pick<Environment, "router" | "basePath">): PortalRouter {
  const browserRoute = pathRoute(router, basePath);

  /** Keeps the project and the host's parameters in the address. */
  function locationOf({ page, id, query }: PortalRoute) {
    const parameters = new URLSearchParams(browserRoute.read().query);
    for (const name of parameterNames) if (name !== "project") parameters.delete(name);
    for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
    const path =
      page === "dashboard"
        ? "/"
        : `/${[page, ...(id === null ? [] : [id])].map(encodeURIComponent).join("/")}`;
    return { path, query: parameters.size ? `?${parameters}` : "" };
  }

  return {
    read: () => parseLocation(browserRoute.read()),
    go: (route, how) => browserRoute.go(locationOf(route), how),
    href: (route) => browserRoute.href(locationOf(route)),
    onMove: browserRoute.onMove,
  };
}

function parseLocation({ path, query }: { path: string; query: string }): PortalRoute {
  const [first, id = null, ...otherSegments] = path.split("/").filter(Boolean);
  const searchParams = new URLSearchParams(query);
  const parameters = parameterNames.flatMap((name): [Parameter, string][] => {
    const value = searchParams.get(name);
    return value && value.length <= maxValueLength ? [[name, value]] : [];
  });
  const page =
    pages.find((candidate) => candidate === first) ?? (first === undefined ? "dashboard" : "lost");
  return {
    page: otherSegments.length ? "lost" : page,
    id: id && decoded(id),
    query: Object.fromEntries(parameters),
  };
}

/** A route as text, for `next` in the address of the sign-in. */
export function routeText({ page, id, query }: PortalRoute): string {
  const { next: _next, project: _project, ...ownQuery } = query;
  const parameters = new URLSearchParams(Object.entries(ownQuery));
  return `/${[...(page === "dashboard" ? [] : [page]), ...(id === null ? [] : [encodeURIComponent(id)])].join("/")}${parameters.size ? `?${parameters}` : ""}`;
}

/** Parses such a text. Anything but a route of the portal becomes the dashboard. */
export function parseRoute(text: string | undefined): PortalRoute {
  const [path = "", query = ""] = (text ?? "").split(/\?(.*)/s);
  const route = parseLocation({ path, query });
  return route.page === "login" || route.page === "lost" ? dashboardRoute : route;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
