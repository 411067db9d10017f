import type { ClientConfig } from "../api/address.ts";
import { anyAnswer } from "../contracts/answer.ts";
import { endpoint } from "../contracts/endpoint.ts";
import { sweepOwner } from "../host/storedSweep.ts";
import { removeText, writeText } from "../host/storage.ts";
import type { Owner } from "../host/storedItems.ts";
import { clientOf } from "./clientOf.ts";
import { logOutKey, type Session } from "./session.ts";

/** The API's own sign-out. The specification has none, so only a configured path is called. */
const logout = endpoint()({
  name: "logout",
  method: "POST",
  path: "/",
  auth: "required",
  output: anyAnswer,
});

/** Milliseconds that screens take to disappear. */
const leavingMs = 1_000;

/**
 * Ends the session in this browser at once, and on the server if the page's `endpoints.logout`
 * names the call. Nothing waits for its answer, and its failure has no effect here. Also removes
 * everything about the person that this browser stores.
 */
export function logOut(config: ClientConfig, session: Session): void {
  const token = session.token();
  const ids = token ? session.idHeaders() : {};
  session.signOut();
  sweepOwner(session.owner);
  tellOtherTabs(session.owner);
  const version = session.version();
  // Screens that are leaving may still store what was typed. After another sign-in, what is stored
  // belongs to that session, even if it has expired since.
  setTimeout(() => session.version() === version && sweepOwner(session.owner), leavingMs);
  if (!token || !Object.hasOwn(config.endpoints, logout.name) || !config.endpoints[logout.name])
    return;
  const ended = { token: () => token, version: () => 0, invalidate() {}, idHeaders: () => ids };
  void clientOf({ config }, ended).call(logout, {});
}

/** Each tab has a sessionStorage of its own, which only itself can empty. */
function tellOtherTabs(owner: Owner): void {
  const key = logOutKey(owner);
  writeText("local", key, "1");
  removeText("local", key);
}
