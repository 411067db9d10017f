import { session } from "../../../../mock-api/session.ts";
import { backend } from "../../../support/server.ts";

/** A token of the mock API's account of this id. */
export function tokenOf(account: number): string {
  const token = `kept-${account}`;
  backend.state(session).tokens[token] = account;
  return token;
}

/** The browser keeps the token of an earlier visit. */
export function keepSession(account: number): void {
  localStorage.setItem("userToken", tokenOf(account));
}
