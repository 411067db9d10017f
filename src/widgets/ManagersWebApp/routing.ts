import { createStore } from "zustand/vanilla";
import { queryParameter } from "../../shared/host/address.ts";
import { pathRoute } from "../../shared/host/pathRoute.ts";
import type { Session } from "../../shared/session/session.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { gate, inside, locationIn, pathOf, type Path } from "./routes.ts";
import type { LazyWorkspaceStore } from "./workspace/lazyWorkspace.ts";

interface RouteLocation {
  readonly path: Path;
  readonly query: string;
}

export type Routing = ReturnType<typeof createRouting>;

/** The current route. It follows the address if the session and the workspace allow it. */
export function createRouting(
  { options, environment }: StoreDeps<Options>,
  session: Session,
  lazyWorkspace: () => LazyWorkspaceStore,
) {
  const { router, basePath } = environment();
  const address = pathRoute(router, basePath);
  const routeLocation = createStore<RouteLocation>(() => ({ path: "/login", query: "" }));

  function locationId(): string | null {
    return (
      namedLocation() ??
      (router === "hash" ? queryParameter("location_id") : null) ??
      options().startLocationId ??
      null
    );
  }

  function namedLocation(): string | null {
    return locationIn(routeLocation.getState().query);
  }

  /** Shows the route of the address, or the route that it redirects to. */
  function settle(): void {
    const { path: written, query } = address.read();
    routeLocation.setState({ query });
    const open = gate(pathOf(written), session.isSignedIn(), locationId());
    const { workspace } = lazyWorkspace().store.getState();
    if (session.isSignedIn()) workspace?.restore(open);
    const path = workspace && session.isSignedIn() ? inside(open, workspace.facts()) : open;
    if (path !== written) address.go({ path, query }, "replace");
    routeLocation.setState({ path });
    if (!session.isSignedIn()) return;
    lazyWorkspace().load();
    workspace?.arrived(path);
  }

  function go(
    path: Path,
    how: "push" | "replace" = "push",
    change: (query: string) => string = (query) => query,
  ): void {
    const { path: present, query } = routeLocation.getState();
    address.go({ path, query: change(query) }, path === present ? "replace" : how);
    settle();
  }

  return { address, routeLocation, locationId, namedLocation, settle, go };
}
