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

/**
 * The state of a sign-in by link: the two people are compared, the person is asked, or it is
 * decided which session continues. A name is null if the API does not send it.
 */
export type LinkLogin =
  | { readonly kind: "checking" }
  | { readonly kind: "asking"; readonly linked: string | null; readonly present: string | null }
  | { readonly kind: "settled"; readonly session: Session | LinkSession };

export interface LinkLoginTokens {
  /** The token in the page's own options. Null if there is none. */
  readonly given: string | null;
  /** The token in the address, which anybody may have written. Null if there is none. */
  readonly linked: string | null;
}

/**
 * Signs in the person of a token. If another person is already signed in, nothing of the token is
 * used before the person confirms it. If both are the same person, nobody is asked. A token that
 * the API refuses has no effect. A link signs in for viewing: before the account pays or stores a
 * card, the person must confirm whose it is, except in a web view that the page's configuration
 * names as one of its own apps.
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

  /** Continues without a question. A link's token stays unconfirmed. */
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
    // Another tab has signed in another user in the meantime.
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

/** A session for a token that is only checked: nothing is stored, and a refusal ends no session. */
function sessionOf(bearer: string): ClientSession {
  return { token: () => bearer, version: () => 0, invalidate() {}, idHeaders: () => ({}) };
}

function nameOf(outcome: Outcome<User>): string | null {
  if (!outcome.ok) return null;
  const { firstName, lastName, email } = outcome.value;
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}
