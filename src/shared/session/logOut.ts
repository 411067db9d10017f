import type { ClientConfig } from "../api/address.ts";
import { anyAnswer } from "../contracts/answer.ts";
import { endpoint } from "../contracts/endpoint.ts";
import { clientOf } from "./clientOf.ts";
import type { Session } from "./session.ts";

/** The API's own sign-out, which the specification does not have: only a configured path is called. */
const logout = endpoint()({
  name: "logout",
  method: "POST",
  path: "/",
  auth: "required",
  output: anyAnswer,
});

/**
 * Ends the session in this browser at once, and on the server where the page's `endpoints.logout` names the call. Nothing waits for its
 * answer, and its failure changes nothing here.
 */
export function logOut(config: ClientConfig, session: Session): void {
  const token = session.token();
  const ids = token ? session.idHeaders() : {};
  session.signOut();
  if (!token || !Object.hasOwn(config.endpoints, logout.name) || !config.endpoints[logout.name])
    return;
  const ended = { token: () => token, version: () => 0, invalidate() {}, idHeaders: () => ids };
  void clientOf({ config }, ended).call(logout, {});
}
