import { sweepExpired } from "../host/storedSweep.ts";
import { createSession, type Session } from "./session.ts";

let diner: Session | undefined;
let manager: Session | undefined;

/** The page's session of diners, partners and gift buyers (`userToken`). */
export function dinerSession(): Session {
  if (!diner) sweepExpired();
  return (diner ??= createSession({ key: "userToken", mirrorCookie: "user_token" }));
}

/** The managers' own session, so that a diner's token is never overwritten (`managerUserToken`). */
export function managerSession(): Session {
  return (manager ??= createSession({ key: "managerUserToken" }));
}
