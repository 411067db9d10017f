import { createLinkGate, LinkGate, type LinkGateStore } from "../../shared/signin/linkGate.tsx";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { Root } from "./Root.tsx";
import { SplashScreen } from "./screens/SplashScreen.tsx";
import { createRedemption, type RedemptionStore } from "./store.ts";

export type GateStore = LinkGateStore<RedemptionStore>;

/** Shows the bill once it is decided who pays. A guest pays without a session. */
export function createGate(deps: StoreDeps<Options>): GateStore {
  const { authRequired, token } = deps.options();
  const given = (authRequired && token) || null;
  return createLinkGate(deps.environment, { given, linked: null }, (session) =>
    createRedemption(deps, session),
  );
}

export function Gate({ options, store }: { options: Options; store: GateStore }) {
  return (
    <LinkGate gate={store} waiting={<SplashScreen />}>
      {(redemption) => <Root options={options} store={redemption} />}
    </LinkGate>
  );
}
