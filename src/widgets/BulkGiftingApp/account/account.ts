import type { Client } from "../../../shared/api/client.ts";
import type { Problem } from "../../../shared/api/outcome.ts";
import {
  bulkGiftingSettings,
  giver,
  type BulkSettings,
  type Giver,
} from "../../../shared/contracts/bulkGifting.ts";
import type { CreditCard } from "../../../shared/contracts/cards.ts";
import { createFlow } from "../../../shared/flow/flow.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import type { Session } from "../../../shared/session/session.ts";

/** The person or company that gives. */
export type AccountState =
  | { readonly kind: "signedOut" }
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "failed"; readonly attempt: number }
  /** `settings` is null if they could not be read. The specified defaults are then used (BG2). */
  | { readonly kind: "loaded"; readonly user: Giver; readonly settings: BulkSettings | null };

export type AccountEvent =
  | { readonly type: "signedIn" }
  | { readonly type: "signedOut" }
  | { readonly type: "loaded"; readonly user: Giver; readonly settings: BulkSettings | null }
  | { readonly type: "cardsChanged"; readonly cards: readonly CreditCard[] }
  | { readonly type: "settingsLoaded"; readonly settings: BulkSettings }
  | { readonly type: "failed"; readonly problem: Problem }
  | { readonly type: "retried" };

interface AccountDeps {
  readonly client: () => Client;
  readonly session: Session;
  readonly country: () => string;
  readonly signal: AbortSignal;
  readonly onBug: (error: unknown) => void;
}

export type Account = ReturnType<typeof createAccount>;

/** The signed-in account, read once per sign-in. Follows the session, wherever it ends. */
export function createAccount({ client, session, country, signal, onBug }: AccountDeps) {
  const flow = createFlow<AccountState, AccountEvent>({
    initial: session.isSignedIn() ? { kind: "loading", attempt: 0 } : { kind: "signedOut" },
    transition,
    signal,
    onBug,
    effects: {
      async loading(_, { send, signal: leaving }) {
        const [user, settings] = await Promise.all([
          client().call(giver, {}, { signal: leaving }),
          readSettings(leaving),
        ]);
        if (user.ok) send({ type: "loaded", user: user.value, settings });
        else send({ type: "failed", problem: user.problem });
      },
      failed(_, { send, signal: leaving }) {
        onOnline(leaving, () => send({ type: "retried" }));
      },
    },
  });

  async function readSettings(leaving: AbortSignal): Promise<BulkSettings | null> {
    const outcome = await client().call(
      bulkGiftingSettings,
      { query: { country: country() } },
      { signal: leaving },
    );
    return outcome.ok ? outcome.value : null;
  }

  const stop = session.subscribe((change) =>
    flow.send({ type: change === "signed-in" ? "signedIn" : "signedOut" }),
  );
  signal.addEventListener("abort", stop, { once: true });

  return {
    flow,
    /** Reads the settings again after an order was refused, because discounts may have changed. */
    async refresh(): Promise<void> {
      const settings = await readSettings(signal);
      if (settings) flow.send({ type: "settingsLoaded", settings });
    },
  };
}

export function transition(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === "signedOut") return state.kind === "signedOut" ? state : { kind: "signedOut" };
  switch (state.kind) {
    case "signedOut":
      return event.type === "signedIn" ? { kind: "loading", attempt: 0 } : state;
    case "loading":
      if (event.type === "loaded")
        return { kind: "loaded", user: event.user, settings: event.settings };
      if (event.type !== "failed") return state;
      return event.problem.kind === "signed-out"
        ? { kind: "signedOut" }
        : { kind: "failed", attempt: state.attempt };
    case "failed":
      return event.type === "retried" ? { kind: "loading", attempt: state.attempt + 1 } : state;
    case "loaded":
      if (event.type === "settingsLoaded") return { ...state, settings: event.settings };
      if (event.type === "cardsChanged")
        return { ...state, user: { ...state.user, creditCards: [...event.cards] } };
      // Another person has signed in from another widget or tab.
      return event.type === "signedIn" ? { kind: "loading", attempt: 0 } : state;
  }
}
