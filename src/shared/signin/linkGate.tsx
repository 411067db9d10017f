import { Suspense, useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { LinkSession } from "../session/linkSession.ts";
import type { Session } from "../session/session.ts";
import { lazyComponent } from "../ui/lazyComponent.ts";
import type { Environment } from "../widget/environment.ts";
import { createLinkLogin, type LinkLoginTokens } from "./linkLogin.ts";

/**
 * Loads on demand, because few people are asked. If the code does not load, the person stays signed
 * in as they are.
 */
const ContinueAs = lazyComponent(
  async () => (await import("./ContinueAs.tsx")).ContinueAs,
  StayAsYouAre,
);

export type LinkGateStore<S> = ReturnType<typeof createLinkGate<S>>;

/**
 * Creates a widget's store after it is decided which session continues: a token may belong to
 * another person than the one who is signed in.
 */
export function createLinkGate<S>(
  environment: () => Environment,
  tokens: LinkLoginTokens,
  create: (session: Session | LinkSession) => S,
) {
  const login = createLinkLogin(environment, tokens);
  const inner = createStore<{ readonly store: S | null }>(() => ({ store: null }));
  const begin = (): void => {
    const state = login.store.getState();
    if (state.kind === "settled" && !inner.getState().store)
      inner.setState({ store: create(state.session) });
  };
  begin();
  login.store.subscribe(begin);
  return { login, inner };
}

interface LinkGateProps<S> {
  readonly gate: LinkGateStore<S>;
  /** Shown while the two people are compared. */
  readonly waiting: ReactNode;
  readonly children: (store: S) => ReactNode;
}

export function LinkGate<S>({ gate: { login, inner }, waiting, children }: LinkGateProps<S>) {
  const state = useStore(login.store);
  const { store } = useStore(inner);
  if (store) return children(store);
  if (state.kind !== "asking") return waiting;
  return (
    <Suspense fallback={waiting}>
      <ContinueAs
        linked={state.linked}
        present={state.present}
        onUseLink={login.continueAsLinked}
        onStay={login.stay}
      />
    </Suspense>
  );
}

function StayAsYouAre({ onStay }: { readonly onStay: () => void }) {
  useEffect(onStay, [onStay]);
  return null;
}
