import { createStore } from "zustand/vanilla";
import { queryParameter } from "../../shared/host/address.ts";
import { pathRoute } from "../../shared/host/pathRoute.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { managerSession } from "../../shared/session/sessions.ts";
import { createSignIn } from "../../shared/signin/createSignIn.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { createCounterDoor } from "./counterDoor.ts";
import { copy } from "./copy.ts";
import {
  forgetManager,
  isSamePerson,
  keepManager,
  keptManager,
  managerFrom,
  type Manager,
} from "./manager.ts";
import type { Options } from "./options.ts";
import { forgetPlace } from "./place.ts";
import { entrance, gate, inside, locationIn, pathOf, withLocation, type Path } from "./routes.ts";

export interface Here {
  readonly path: Path;
  readonly query: string;
}

export type ManagersStore = ReturnType<typeof createManagers>;

/** The managers' app: who is behind the counter, which route, and what is open on it. Made once per root. */
export function createManagers(start: StoreStart<Options>) {
  const { options, environment } = start;
  const { signal, emit, router, basePath } = environment();
  const session = managerSession();
  const address = pathRoute(router, basePath);
  const here = createStore<Here>(() => ({ path: "/login", query: "" }));
  /** Whose work the counter holds while nobody is signed in, and where it stopped. */
  let paused: { readonly manager: Manager | null; readonly path: Path } | null = null;
  let isExpiring = false;

  const door = createCounterDoor({
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
    manager: () => keptManager(),
    locationId,
    namedLocation,
    go,
    settle,
    isHere: (path) => here.getState().path === path,
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
    return locationIn(here.getState().query);
  }

  /** Shows what the address says, or where its route leads. */
  function settle(): void {
    const { path: written, query } = address.read();
    here.setState({ query });
    const open = gate(pathOf(written), session.isSignedIn(), locationId());
    const { counter } = door.store.getState();
    if (session.isSignedIn()) counter?.recall(open);
    const path = counter && session.isSignedIn() ? inside(open, counter.facts()) : open;
    if (path !== written) address.go({ path, query }, "replace");
    here.setState({ path });
    if (!session.isSignedIn()) return;
    door.load();
    counter?.arrived(path);
  }

  function go(
    path: Path,
    how: "push" | "replace" = "push",
    change: (query: string) => string = (query) => query,
  ): void {
    const { path: present, query } = here.getState();
    address.go({ path, query: change(query) }, path === present ? "replace" : how);
    settle();
  }

  function arrived(manager: Manager): void {
    keepManager(manager);
    const resumes =
      paused && isSamePerson(paused.manager, manager) && paused.path !== "/login"
        ? paused.path
        : null;
    if (!resumes) {
      door.close();
      forgetPlace();
    }
    paused = null;
    signIn.draft.setState({ email: "", password: "" });
    door.store.getState().counter?.resumed();
    go(resumes ?? entrance(locationId()), "replace");
  }

  /** Nothing of a manager is left: not in memory, not in storage, not in the fields (a tablet is shared). */
  function clearAll(): void {
    paused = null;
    door.close();
    forgetManager();
    forgetPlace();
    signIn.draft.setState({ email: "", password: "" });
  }

  function sessionOver(): void {
    if (isExpiring) {
      paused = { manager: keptManager(), path: here.getState().path };
      forgetManager();
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
    const manager = keptManager();
    if (manager) arrived(manager);
    else settle();
  });
  signal.addEventListener("abort", stop, { once: true });
  address.onMove(signal, () => {
    // A payment or refund that is on its way is waited for where it is.
    if (door.store.getState().counter?.isWriting()) return address.go(here.getState(), "push");
    settle();
  });
  settle();

  return {
    here,
    door,
    signIn,
    session,
    go,
    /** Ends the session, not while money is on its way. */
    logOut() {
      if (door.store.getState().counter?.isWriting()) return;
      clearAll();
      session.signOut();
    },
  };
}
