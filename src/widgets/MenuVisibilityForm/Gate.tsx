import { createLinkGate, LinkGate, type LinkGateStore } from "../../shared/signin/linkGate.tsx";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Options } from "./options.ts";
import { Root } from "./Root.tsx";
import { LoadingScreen } from "./screens/LoadingScreen.tsx";
import { createMenuStore, type MenuStore } from "./store.ts";

export type GateStore = LinkGateStore<MenuStore>;

/** Shows the form once it is decided which person's menus it shows. */
export function createGate(deps: StoreDeps<Options>): GateStore {
  const given = deps.options().token ?? null;
  return createLinkGate(deps.environment, { given, linked: null }, (session) =>
    createMenuStore(deps, session),
  );
}

export function Gate({ options, store }: { options: Options; store: GateStore }) {
  return (
    <LinkGate gate={store} waiting={<LoadingScreen />}>
      {(menu) => <Root options={options} store={menu} />}
    </LinkGate>
  );
}
