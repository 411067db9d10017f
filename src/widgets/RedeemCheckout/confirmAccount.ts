import { createStore } from "zustand/vanilla";
import type { Client } from "../../shared/api/client.ts";
import { currentUser } from "../../shared/contracts/session.ts";
import type { LinkSession } from "../../shared/session/linkSession.ts";
import type { Session } from "../../shared/session/session.ts";
import type { RedeemEvent } from "./state.ts";

/** The question whose account it is, asked before a link's session pays or stores a card. */
export interface AccountQuestion {
  readonly isAsked: boolean;
  /** "J… D…"; null where the API names nobody. */
  readonly initials: string | null;
}

export type AccountConfirmation = ReturnType<typeof createAccountConfirmation>;

/**
 * Holds back what would pay or store a card until the person has confirmed the account that a link has signed in.
 * `usesAccount`: whether an event would do so now.
 */
export function createAccountConfirmation(
  session: Session | LinkSession,
  client: () => Client,
  signal: AbortSignal,
  usesAccount: (event: RedeemEvent) => boolean,
) {
  const store = createStore<AccountQuestion>(() => ({ isAsked: false, initials: null }));
  const link = "confirm" in session ? session : null;
  let held: RedeemEvent | null = null;

  function close(): void {
    held = null;
    store.setState({ isAsked: false });
  }

  async function readName(): Promise<void> {
    const outcome = await client().call(currentUser, {}, { signal });
    if (outcome.ok) store.setState({ initials: initialsOf(outcome.value) });
  }

  if (link && !link.isConfirmed()) {
    void readName();
    // Another tab may sign in another person meanwhile, whose account no link has chosen.
    signal.addEventListener("abort", link.subscribe(close), { once: true });
  }

  return {
    store,
    /** Whether this event has to wait for an answer, which is asked for then. */
    holds(event: RedeemEvent): boolean {
      if (!link || link.isConfirmed() || !usesAccount(event)) return false;
      held = event;
      store.setState({ isAsked: true });
      return true;
    },
    /** Stores the session; returns what the person wanted to do. */
    confirm(): RedeemEvent | null {
      const event = held;
      link?.confirm();
      close();
      return event;
    },
    close,
  };
}

/** Enough to recognize oneself, and not a name for whoever has found the link. */
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
