import { session } from "../../../../mock-api/session.ts";
import { backend } from "../../../support/server.ts";
import type { Walk } from "../walk.ts";

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

/** The page gives the token of another account than the one that is signed in: both are asked for. */
export const questionWhose: Pick<Walk, "prepare" | "play"> = {
  prepare() {
    keepSession(1);
    tokenOf(2);
  },
  play: (guest) => guest.see("Continue as Nico Newman?"),
};

/** The same by a link to a bill. */
export const linkOfAnother: Walk = {
  example: "default",
  options: {},
  address: "/pay?pos=toast&location=lucca&ticket=1001&token=kept-2",
  ...questionWhose,
};
