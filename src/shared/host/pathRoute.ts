import { hash, pathSegments } from "./address.ts";
import { withoutEndSlashes } from "./endSlashes.ts";

/** The location of a widget with routes, below its base path. */
export interface RouteLocation {
  /** Such as `/login`, or `/` at the base path itself. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query: string;
}

export interface PathRoute {
  read(): RouteLocation;
  /** Goes to a location: `push` adds a history entry, `replace` changes the current one. */
  go(routeLocation: RouteLocation, how: "push" | "replace"): void;
  /** The address of a location, for links. The page's own address if locations have none. */
  href(routeLocation: RouteLocation): string;
  /** Calls `run` after the person went back or forward. */
  onMove(signal: AbortSignal, run: () => void): void;
}

const start: RouteLocation = { path: "/", query: "" };

/**
 * Keeps a widget's routes in the page's path, in its fragment (`#/base/login?a=b`) or in memory.
 * The address stays as it is outside the base path, with the memory router, and if a sandbox
 * forbids history.
 */
export function pathRoute(router: "browser" | "hash" | "memory", basePath: string): PathRoute {
  const base = withoutEndSlashes(basePath);
  const address = router === "hash" ? inHash(base) : inPath(base);
  if (router === "memory" || address.read() === null) return inMemory();
  let heldRoute: RouteLocation | null = null;
  return {
    read: () => heldRoute ?? address.read() ?? start,
    go(routeLocation, how) {
      const isDone = write(how, address.urlOf(routeLocation));
      heldRoute = isDone ? null : routeLocation;
    },
    href: (routeLocation) => address.urlOf(routeLocation),
    onMove: (signal, run) =>
      addEventListener(
        "popstate",
        () => {
          // A path outside the base path belongs to the host's own page.
          if (address.read() !== null) run();
        },
        { signal },
      ),
  };
}

interface Address {
  /** Null outside the base path. */
  read(): RouteLocation | null;
  urlOf(routeLocation: RouteLocation): string;
}

function inPath(base: string): Address {
  return {
    read() {
      const segments = pathSegments(base);
      return segments && { path: `/${segments.join("/")}`, query: location.search };
    },
    // Browsers read a path that starts with two slashes as another host.
    urlOf: ({ path, query }) =>
      `${location.origin === "null" ? "" : location.origin}${base}${path}${query}${location.hash}`,
  };
}

function inHash(base: string): Address {
  return {
    read() {
      const [path = "", query = ""] = hash().split(/\?(.*)/s);
      if (!path.startsWith("/")) return start;
      if (path !== base && !path.startsWith(`${base}/`)) return null;
      return { path: path.slice(base.length) || "/", query: query && `?${query}` };
    },
    urlOf: ({ path, query }) => `${location.href.split("#", 1)[0] ?? ""}#${base}${path}${query}`,
  };
}

function inMemory(): PathRoute {
  let current = start;
  return {
    read: () => current,
    go: (routeLocation) => void (current = routeLocation),
    href: () => location.href,
    onMove() {},
  };
}

/** Keeps the host's own history state. Returns false if a sandbox forbids history. */
function write(how: "push" | "replace", url: string): boolean {
  try {
    if (how === "push") history.pushState(history.state, "", url);
    else history.replaceState(history.state, "", url);
    return true;
  } catch {
    return false;
  }
}
