import { useSyncExternalStore } from "react";
import type { Session } from "./session.ts";

/** Whether the person is signed in. Renders again when that changes. */
export function useIsSignedIn(session: Session): boolean {
  return useSyncExternalStore(session.subscribe, session.isSignedIn);
}
