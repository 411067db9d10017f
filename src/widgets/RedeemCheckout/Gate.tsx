import { createLinkGate, LinkGate, type LinkGateStore } from "../../shared/signin/linkGate.tsx";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { takeLinkToken } from "./request.ts";
import { Root } from "./Root.tsx";
import { LoadingScreen } from "./screens/LoadingScreen.tsx";
import { createRedeem, type RedeemStore } from "./store.ts";

export type GateStore = LinkGateStore<RedeemStore>;

/** Shows the checkout once it is decided who pays. */
export function createGate(deps: StoreDeps<Options>): GateStore {
  const { options, environment } = deps;
  const linked = takeLinkToken(environment());
  return createLinkGate(environment, { given: options().token ?? null, linked }, (session) =>
    createRedeem(deps, session),
  );
}

export function Gate({ options, store }: { options: Options; store: GateStore }) {
  return (
    <LinkGate gate={store} waiting={<LoadingScreen />}>
      {(redeem) => <Root options={options} store={redeem} />}
    </LinkGate>
  );
}
