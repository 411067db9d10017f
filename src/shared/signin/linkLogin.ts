import { createStore } from "zustand/vanilla";
import type { Outcome } from "../api/outcome.ts";
import type { ClientSession } from "../api/prepare.ts";
import { currentUser, type User } from "../contracts/session.ts";
import { isAppWebView } from "../host/device.ts";
import { clientOf } from "../session/clientOf.ts";
import type { Session } from "../session/session.ts";
import type { Environment } from "../widget/environment.ts";

/** A login by link: the two people are compared, asked about, or it is decided who goes on. Names are null where the API says none. */
export type LinkLogin =
  | { readonly kind: "checking" }
  | { readonly kind: "asking"; readonly linked: string | null; readonly present: string | null }
  | { readonly kind: "settled" };

interface LinkLoginStart {
  readonly environment: () => Environment;
  readonly session: Session;
  /** The token in the address; null without one. */
  readonly token: string | null;
}

/**
 * Signs in the person of a link, unless another person is signed in already: then nothing of the link is used before that is
 * confirmed. The same person, an expired session and an app's web view are never asked. A link that the API refuses changes nothing.
 */
export function createLinkLogin({ environment, session, token }: LinkLoginStart) {
  const present = session.token();
  const isQuestion = token && present && token !== present && !isAppWebView();
  const store = createStore<LinkLogin>(() => ({ kind: isQuestion ? "checking" : "settled" }));
  const settle = (): void => store.setState({ kind: "settled" }, true);
  const continueAsLinked = (): void => {
    if (token) session.signIn(token);
    settle();
  };

  async function personOf(bearer: string): Promise<Outcome<User>> {
    const { signal } = environment();
    return clientOf(environment(), sessionOf(bearer)).call(currentUser, {}, { signal });
  }

  async function compare(linkedToken: string, presentToken: string): Promise<void> {
    const [linked, present] = await Promise.all([personOf(linkedToken), personOf(presentToken)]);
    if (environment().signal.aborted) return;
    const currentToken = session.token();
    // Another tab has signed in another user meanwhile.
    if (currentToken && currentToken !== presentToken) return compare(linkedToken, currentToken);
    if (!linked.ok && linked.problem.kind === "signed-out") return settle();
    if (!present.ok && present.problem.kind === "signed-out") return continueAsLinked();
    if (linked.ok && present.ok && linked.value.id === present.value.id) return continueAsLinked();
    store.setState({ kind: "asking", linked: nameOf(linked), present: nameOf(present) }, true);
  }

  if (isQuestion) void compare(token, present);
  else continueAsLinked();
  return { store, continueAsLinked, stay: settle };
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
