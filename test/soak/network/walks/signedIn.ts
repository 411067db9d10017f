import { session } from "../../../../mock-api/session.ts";
import { backend } from "../../../support/server.ts";
import type { Walk } from "../walk.ts";

/** A token of the mock API's account with this id. */
export function tokenOf(account: number): string {
  const token = `kept-${account}`;
  backend.state(session).tokens[token] = account;
  return token;
}

/** The browser has stored the token of an earlier visit. */
export function keepSession(account: number): void {
  localStorage.setItem("userToken", tokenOf(account));
}

/**
 * The page gives the token of another account than the signed-in one, so the API is asked about
 * both.
 */
export const questionWhose: Pick<Walk, "prepare" | "play"> = {
  prepare() {
    keepSession(1);
    tokenOf(2);
  },
  play: (guest) => guest.see("Continue as Nico Newman?"),
};

/** A link to a bill with the token of another account than the signed-in one. */
export const linkOfAnother: Walk = {
  example: "default",
  options: {},
  address: "/pay?pos=toast&location=lucca&ticket=1001&token=kept-2",
  ...questionWhose,
};
