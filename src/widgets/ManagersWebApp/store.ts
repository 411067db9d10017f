import { logOut } from "../../shared/session/logOut.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { managerSession } from "../../shared/session/sessions.ts";
import { createSignIn, type SignInStore } from "../../shared/signin/createSignIn.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { createManagerSession } from "./managerSession.ts";
import type { Options } from "./options.ts";
import { createRouting } from "./routing.ts";
import { createLazyWorkspace, type LazyWorkspaceStore } from "./workspace/lazyWorkspace.ts";
import { managerFrom, readManager } from "./workspace/manager.ts";

export type ManagersStore = ReturnType<typeof createManagers>;

/** Session, route and workspace of the managers' app. Created once per root. */
export function createManagers(deps: StoreDeps<Options>) {
  const { environment } = deps;
  const { signal, emit } = environment();
  const session = managerSession();
  const routing = createRouting(deps, session, () => parts().lazyWorkspace);
  const { address, routeLocation, locationId, namedLocation, settle, go } = routing;
  const { client, arrived, clearAll, sessionOver } = createManagerSession({
    environment,
    session,
    routing,
    parts,
  });

  const lazyWorkspace = createLazyWorkspace({
    environment,
    signal,
    session,
    client,
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

  function parts(): { lazyWorkspace: LazyWorkspaceStore; signIn: SignInStore } {
    return { lazyWorkspace, signIn };
  }

  emitSessionEvents(session, { signal, emit });
  const stop = session.subscribe((change) => {
    if (change === "signed-out") return sessionOver();
    // A sign-in here is followed by `arrived`, but a sign-in in another tab is not.
    if (signIn.flow.store.getState().kind === "signingIn") return;
    const manager = readManager();
    if (manager) arrived(manager);
    else settle();
  });
  signal.addEventListener("abort", stop, { once: true });
  address.onMove(signal, () => {
    // A payment or refund in progress finishes on its own screen.
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
    /** Ends the session, unless money is being sent. */
    logOut() {
      if (lazyWorkspace.store.getState().workspace?.isWriting()) return;
      clearAll();
      logOut(environment().config, session);
    },
  };
}
