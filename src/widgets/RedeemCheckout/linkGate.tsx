import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { dinerSession } from "../../shared/session/sessions.ts";
import { ContinueAs } from "../../shared/signin/ContinueAs.tsx";
import { createLinkLogin } from "../../shared/signin/linkLogin.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { takeLinkToken } from "./request.ts";
import { Root } from "./Root.tsx";
import { LoadingScreen } from "./screens/LoadingScreen.tsx";
import { createRedeem, type RedeemStore } from "./store.ts";

export type GateStore = ReturnType<typeof createLinkGate>;

/** The checkout begins once it is decided who pays: a link may name another person than the one who is signed in. */
export function createLinkGate(start: StoreStart<Options>) {
  const token = takeLinkToken(start.options(), start.environment());
  const login = createLinkLogin({ environment: start.environment, session: dinerSession(), token });
  const redeem = createStore<{ store: RedeemStore | null }>(() => ({ store: null }));
  const begin = (): void => {
    if (login.store.getState().kind === "settled" && !redeem.getState().store)
      redeem.setState({ store: createRedeem(start) });
  };
  begin();
  login.store.subscribe(begin);
  return { login, redeem };
}

export function LinkGate({ options, store }: { options: Options; store: GateStore }) {
  const login = useStore(store.login.store);
  const { store: redeem } = useStore(store.redeem);
  if (redeem) return <Root options={options} store={redeem} />;
  if (login.kind !== "asking") return <LoadingScreen />;
  return (
    <ContinueAs
      linked={login.linked}
      present={login.present}
      onUseLink={store.login.continueAsLinked}
      onStay={store.login.stay}
    />
  );
}
