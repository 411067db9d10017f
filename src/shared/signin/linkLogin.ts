import { createStore } from "zustand/vanilla";
import type { Outcome } from "../api/outcome.ts";
import type { ClientSession } from "../api/prepare.ts";
import { currentUser, type User } from "../contracts/session.ts";
import { isOwnApp } from "../host/device.ts";
import { clientOf } from "../session/clientOf.ts";
import { createLinkSession, type LinkSession } from "../session/linkSession.ts";
import type { Session } from "../session/session.ts";
import { dinerSession } from "../session/sessions.ts";
import type { Environment } from "../widget/environment.ts";

/** The two people are compared, asked about, or it is decided whose session goes on. Names are null where the API says none. */
export type LinkLogin =
  | { readonly kind: "checking" }
  | { readonly kind: "asking"; readonly linked: string | null; readonly present: string | null }
  | { readonly kind: "settled"; readonly session: Session | LinkSession };

export interface LinkLoginTokens {
  /** From the page's own options; null without one. */
  readonly given: string | null;
  /** From the address, which anybody may have written; null without one. */
  readonly linked: string | null;
}

/**
 * Signs in the person of a token, unless another person is signed in already: then nothing of the token is used before that is
 * confirmed. The same person is never asked. A token that the API refuses changes nothing. A link signs in for looking; whose account it
 * is has to be confirmed before it pays or stores a card, except in a web view that the page's configuration names as its own app's.
 */
export function createLinkLogin(
  environment: () => Environment,
  { given, linked }: LinkLoginTokens,
  session: Session = dinerSession(),
) {
  const token = given ?? linked;
  const isOwn = isOwnApp(environment().config.ownApps);
  const isTrusted = given !== null || isOwn;
  const present = session.token();
  const isQuestion = token && present && token !== present && (given !== null || !isOwn);
  const store = createStore<LinkLogin>(() =>
    isQuestion ? { kind: "checking" } : { kind: "settled", session: begin() },
  );
  const settle = (settled: Session): void =>
    store.setState({ kind: "settled", session: settled }, true);

  /** Nobody was asked: a link's token stays unconfirmed. */
  function begin(): Session | LinkSession {
    if (!token || token === present) return session;
    if (isTrusted) session.signIn(token);
    return isTrusted ? session : createLinkSession(session, token);
  }

  function continueAsLinked(): void {
    if (token) session.signIn(token);
    settle(session);
  }

  async function personOf(bearer: string): Promise<Outcome<User>> {
    const { signal } = environment();
    return clientOf(environment(), sessionOf(bearer)).call(currentUser, {}, { signal });
  }

  async function compare(otherToken: string, presentToken: string): Promise<void> {
    const [other, present] = await Promise.all([personOf(otherToken), personOf(presentToken)]);
    if (environment().signal.aborted) return;
    const currentToken = session.token();
    // Another tab has signed in another user meanwhile.
    if (currentToken && currentToken !== presentToken) return compare(otherToken, currentToken);
    if (!other.ok && other.problem.kind === "signed-out") return settle(session);
    if (!present.ok && present.problem.kind === "signed-out") {
      session.invalidate(presentToken);
      return settle(begin());
    }
    if (other.ok && present.ok && other.value.id === present.value.id) return continueAsLinked();
    store.setState({ kind: "asking", linked: nameOf(other), present: nameOf(present) }, true);
  }

  if (isQuestion) void compare(token, present);
  return { store, continueAsLinked, stay: () => settle(session) };
}

/** A token that is only checked: nothing is stored, and its refusal ends no session. */
function sessionOf(bearer: string): ClientSession {
  return { token: () => bearer, version: () => 0, invalidate() {}, idHeaders: () => ({}) };
}

function nameOf(outcome: Outcome<User>): string | null {
  if (!outcome.ok) return null;
  const { firstName, lastName, email } = outcome.value;
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}
