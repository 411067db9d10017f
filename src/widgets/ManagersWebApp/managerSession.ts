import { clientOf } from "../../shared/session/clientOf.ts";
import type { Session } from "../../shared/session/session.ts";
import type { SignInStore } from "../../shared/signin/createSignIn.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import { entrance, withLocation, type Path } from "./routes.ts";
import type { Routing } from "./routing.ts";
import type { LazyWorkspaceStore } from "./workspace/lazyWorkspace.ts";
import {
  clearManager,
  isSamePerson,
  readManager,
  saveManager,
  type Manager,
} from "./workspace/manager.ts";
import { clearSelection } from "./workspace/savedSelection.ts";

interface ManagerSessionDeps {
  readonly environment: () => Environment;
  readonly session: Session;
  readonly routing: Routing;
  /** The parts that are created after the session, together with it. */
  readonly parts: () => {
    readonly lazyWorkspace: LazyWorkspaceStore;
    readonly signIn: SignInStore;
  };
}

/** The reactions to a sign-in, an expired session and a logout. */
export function createManagerSession({ environment, session, routing, parts }: ManagerSessionDeps) {
  /** The manager and route of a workspace that is kept while the session has expired. */
  let paused: { readonly manager: Manager | null; readonly path: Path } | null = null;
  let isExpiring = false;

  // An expired session differs from a logout in another tab: the same manager continues after it.
  const client = () =>
    clientOf(environment(), {
      ...session,
      invalidate(token) {
        isExpiring = true;
        session.invalidate(token);
        isExpiring = false;
      },
    });

  function arrived(manager: Manager): void {
    saveManager(manager);
    const resumes =
      paused && isSamePerson(paused.manager, manager) && paused.path !== "/login"
        ? paused.path
        : null;
    if (!resumes) {
      parts().lazyWorkspace.close();
      clearSelection();
    }
    paused = null;
    parts().signIn.draft.setState({ email: "", password: "" });
    parts().lazyWorkspace.store.getState().workspace?.resumed();
    routing.go(resumes ?? entrance(routing.locationId()), "replace");
  }

  /**
   * Removes everything about a manager from memory, storage and fields, because a tablet is shared.
   */
  function clearAll(): void {
    paused = null;
    parts().lazyWorkspace.close();
    clearManager();
    clearSelection();
    parts().signIn.draft.setState({ email: "", password: "" });
  }

  function sessionOver(): void {
    if (isExpiring) {
      paused = { manager: readManager(), path: routing.routeLocation.getState().path };
      clearManager();
    } else clearAll();
    parts().signIn.send({
      type: "sessionEnded",
      formError: isExpiring ? { kind: "said", refusal: "sessionOver" } : null,
    });
    routing.go("/login", "replace", isExpiring ? undefined : (query) => withLocation(query, null));
  }

  return { client, arrived, clearAll, sessionOver };
}
