import { createStore } from "zustand/vanilla";
import { currentUser } from "../../shared/contracts/session.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { LinkSession } from "../../shared/session/linkSession.ts";
import type { Session } from "../../shared/session/session.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { RedeemFlow } from "./redeemFlow.ts";
import type { RedeemEvent } from "./state.ts";
import { usesAccount } from "./writing.ts";

/** The question whose account it is. It is asked before a link's session pays or stores a card. */
interface AccountQuestion {
  readonly isAsked: boolean;
  /** "J… D…". Null if the API sends no name. */
  readonly initials: string | null;
}

/**
 * Delays events that would pay or store a card until the person has confirmed the account of the
 * link.
 */
export function createAccountConfirmation(
  environment: () => Environment,
  session: Session | LinkSession,
  flow: RedeemFlow,
) {
  const { signal } = environment();
  const store = createStore<AccountQuestion>(() => ({ isAsked: false, initials: null }));
  const link = "confirm" in session ? session : null;
  let held: RedeemEvent | null = null;

  function close(): void {
    held = null;
    store.setState({ isAsked: false });
  }

  async function readName(): Promise<void> {
    const outcome = await clientOf(environment(), session).call(currentUser, {}, { signal });
    if (outcome.ok) store.setState({ initials: initialsOf(outcome.value) });
  }

  if (link && !link.isConfirmed()) {
    void readName();
    // In the meantime, another tab may sign in another person, whose account no link has chosen.
    signal.addEventListener("abort", link.subscribe(close), { once: true });
  }

  return {
    store,
    close,
    /** Passes an event on, unless it has to wait for the answer. */
    send(event: RedeemEvent): void {
      const isOpen = link && !link.isConfirmed();
      if (!isOpen || !usesAccount(flow.store.getState(), flow.after(event)))
        return flow.send(event);
      held = event;
      store.setState({ isAsked: true });
    },
    /** Stores the session, and does what the person wanted to do. */
    confirm(): void {
      const event = held;
      link?.confirm();
      close();
      if (event) flow.send(event);
    },
  };
}

/**
 * Initials, which the person recognizes, but which reveal no name to somebody who found the link.
 */
function initialsOf(user: {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}): string | null {
  const names = [user.firstName, user.lastName].filter(Boolean);
  return (
    (names.length ? names : [user.email])
      .filter((name) => typeof name === "string")
      .map((name) => `${[...name.trim()][0] ?? ""}…`)
      .join(" ") || null
  );
}
