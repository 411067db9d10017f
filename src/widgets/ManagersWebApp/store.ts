import { createStore } from "zustand/vanilla";
import { queryParameter } from "../../shared/host/address.ts";
import { pathRoute } from "../../shared/host/pathRoute.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { managerSession } from "../../shared/session/sessions.ts";
import { createSignIn } from "../../shared/signin/createSignIn.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { createLazyWorkspace } from "./workspace/lazyWorkspace.ts";
import { copy } from "./copy.ts";
import {
  clearManager,
  isSamePerson,
  saveManager,
  readManager,
  managerFrom,
  type Manager,
} from "./workspace/manager.ts";
import type { Options } from "./options.ts";
import { clearSelection } from "./workspace/savedSelection.ts";
import { entrance, gate, inside, locationIn, pathOf, withLocation, type Path } from "./routes.ts";

export interface RouteLocation {
  readonly path: Path;
  readonly query: string;
}

export type ManagersStore = ReturnType<typeof createManagers>;

/** Session, route and workspace of the managers' app; created once per root. */
export function createManagers(start: StoreStart<Options>) {
  const { options, environment } = start;
  const { signal, emit, router, basePath } = environment();
  const session = managerSession();
  const address = pathRoute(router, basePath);
  const routeLocation = createStore<RouteLocation>(() => ({ path: "/login", query: "" }));
  /** The manager and route of a workspace that is kept while the session has expired. */
  let paused: { readonly manager: Manager | null; readonly path: Path } | null = null;
  let isExpiring = false;

  const lazyWorkspace = createLazyWorkspace({
    environment,
    signal,
    session,
    // The server's own word that a session is over differs from a logout in another tab: the same manager goes on after it.
    client: () =>
      clientOf(environment(), {
        ...session,
        invalidate(token) {
          isExpiring = true;
          session.invalidate(token);
          isExpiring = false;
        },
      }),
    manager: () => readManager(),
    locationId,
    namedLocation,
    go,
    settle,
    isHere: (path) => routeLocation.getState().path === path,
  });

  const signIn = createSignIn({
    environment,
    session,
    siteArea: () => "managers_web",
    country: "US",
    onSignedIn: ({ user }) => arrived(managerFrom(user, signIn.draft.getState().email)),
  });

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

  /** Shows what the address says, or where its route leads. */
  function settle(): void {
    const { path: written, query } = address.read();
    routeLocation.setState({ query });
    const open = gate(pathOf(written), session.isSignedIn(), locationId());
    const { workspace } = lazyWorkspace.store.getState();
    if (session.isSignedIn()) workspace?.restore(open);
    const path = workspace && session.isSignedIn() ? inside(open, workspace.facts()) : open;
    if (path !== written) address.go({ path, query }, "replace");
    routeLocation.setState({ path });
    if (!session.isSignedIn()) return;
    lazyWorkspace.load();
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

  function arrived(manager: Manager): void {
    saveManager(manager);
    const resumes =
      paused && isSamePerson(paused.manager, manager) && paused.path !== "/login"
        ? paused.path
        : null;
    if (!resumes) {
      lazyWorkspace.close();
      clearSelection();
    }
    paused = null;
    signIn.draft.setState({ email: "", password: "" });
    lazyWorkspace.store.getState().workspace?.resumed();
    go(resumes ?? entrance(locationId()), "replace");
  }

  /** Nothing of a manager is left: not in memory, not in storage, not in the fields (a tablet is shared). */
  function clearAll(): void {
    paused = null;
    lazyWorkspace.close();
    clearManager();
    clearSelection();
    signIn.draft.setState({ email: "", password: "" });
  }

  function sessionOver(): void {
    if (isExpiring) {
      paused = { manager: readManager(), path: routeLocation.getState().path };
      clearManager();
    } else clearAll();
    signIn.send({
      type: "sessionEnded",
      formError: isExpiring ? { kind: "said", message: copy.sessionOver } : null,
    });
    go("/login", "replace", isExpiring ? undefined : (query) => withLocation(query, null));
  }

  emitSessionEvents(session, { signal, emit });
  const stop = session.subscribe((change) => {
    if (change === "signed-out") return sessionOver();
    // Signing in here is followed by `arrived`; in another tab it is not.
    if (signIn.flow.store.getState().kind === "signingIn") return;
    const manager = readManager();
    if (manager) arrived(manager);
    else settle();
  });
  signal.addEventListener("abort", stop, { once: true });
  address.onMove(signal, () => {
    // A payment or refund that is on its way is waited for where it is.
    if (lazyWorkspace.store.getState().workspace?.isWriting())
      return address.go(routeLocation.getState(), "push");
    settle();
  });
  settle();

  return {
    routeLocation,
    lazyWorkspace,
    signIn,
    session,
    go,
    /** Ends the session, not while money is on its way. */
    logOut() {
      if (lazyWorkspace.store.getState().workspace?.isWriting()) return;
      clearAll();
      session.signOut();
    },
  };
}
