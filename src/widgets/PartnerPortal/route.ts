import { pathRoute } from "../../shared/host/pathRoute.ts";
import type { Environment } from "../../shared/widget/environment.ts";

const pages = ["locations", "brands", "finances", "integrations", "team", "login"] as const;
export type Page = "dashboard" | (typeof pages)[number] | "lost";

/** The parameters that belong to the portal; whatever else stands in the address is the host's. */
const own = ["step", "q", "filter", "field", "connected", "next", "project"] as const;
export type Parameter = (typeof own)[number];

/** Where in the portal somebody is: page, one thing on it, and the rest of the address (P2). */
export interface Place {
  readonly page: Page;
  readonly id: string | null;
  readonly query: Readonly<Partial<Record<Parameter, string>>>;
}

export const dashboard: Place = { page: "dashboard", id: null, query: {} };

export interface Route {
  read(): Place;
  go(place: Place, how: "push" | "replace"): void;
  href(place: Place): string;
  onMove(signal: AbortSignal, run: () => void): void;
}

/** Longer values are not meant, in characters. */
const longestValue = 500;

export function createRoute({ router, basePath }: Pick<Environment, "router" | "basePath">): Route {
  const route = pathRoute(router, basePath);

  /** The project stays in the address from page to page, and so does everything of the host's. */
  function spotOf({ page, id, query }: Place) {
    const kept = new URLSearchParams(route.read().query);
    for (const name of own) if (name !== "project") kept.delete(name);
    for (const [name, value] of Object.entries(query)) if (value) kept.set(name, value);
    const path =
      page === "dashboard"
        ? "/"
        : `/${[page, ...(id === null ? [] : [id])].map(encodeURIComponent).join("/")}`;
    return { path, query: kept.size ? `?${kept}` : "" };
  }

  return {
    read: () => placeOf(route.read()),
    go: (place, how) => route.go(spotOf(place), how),
    href: (place) => route.href(spotOf(place)),
    onMove: route.onMove,
  };
}

function placeOf({ path, query }: { path: string; query: string }): Place {
  const [first, id = null, ...rest] = path.split("/").filter(Boolean);
  const given = new URLSearchParams(query);
  const parameters = own.flatMap((name): [Parameter, string][] => {
    const value = given.get(name);
    return value && value.length <= longestValue ? [[name, value]] : [];
  });
  const page =
    pages.find((candidate) => candidate === first) ?? (first === undefined ? "dashboard" : "lost");
  return {
    page: rest.length ? "lost" : page,
    id: id && decoded(id),
    query: Object.fromEntries(parameters),
  };
}

/** A place as a text, for `next` in the address of the sign-in. */
export function writtenPlace({ page, id, query }: Place): string {
  const { next: _next, project: _project, ...rest } = query;
  const parameters = new URLSearchParams(Object.entries(rest));
  return `/${[...(page === "dashboard" ? [] : [page]), ...(id === null ? [] : [encodeURIComponent(id)])].join("/")}${parameters.size ? `?${parameters}` : ""}`;
}

/** The place that a text names; only places of the portal can be named, and none is the dashboard. */
export function readPlace(text: string | undefined): Place {
  const [path = "", query = ""] = (text ?? "").split(/\?(.*)/s);
  const place = placeOf({ path, query });
  return place.page === "login" || place.page === "lost" ? dashboard : place;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
