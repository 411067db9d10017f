import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import type { Giver } from "../../shared/contracts/bulkGifting.ts";
import { Screen } from "../../shared/ui/Screen.tsx";
import { Navbar } from "./Navbar.tsx";
import { isInProgress } from "./order/state.ts";
import type { Route } from "./routes.ts";
import { AmountStep } from "./order/screens/AmountStep.tsx";
import { Loading, useLazy } from "./Loading.tsx";
import type { BulkStore } from "./storeType.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

interface ShellProps {
  store: BulkStore;
  user: Giver;
  route: Route;
}

/** The navbar, and below it the screen of the route. */
export function Shell({ store, user, route }: ShellProps) {
  const order = useFlow(store.order.flow);
  return (
    <>
      {route.name !== "login" && (
        <Navbar
          user={user}
          route={route}
          navigation={store.navigation}
          isBusy={isInProgress(order)}
          onLogOut={store.logOut}
        />
      )}
      <RouteScreen store={store} route={route} />
    </>
  );
}

function RouteScreen({ store, route }: Omit<ShellProps, "user">) {
  const copy = useTexts(texts);
  switch (route.name) {
    case "create":
      return (
        <div className="bulk-order">
          <CreateGift store={store} />
        </div>
      );
    case "dashboard":
    case "redemption":
      return <Sent store={store} route={route} />;
    case "login":
      return <Loading text={copy.loading} />;
    case "lost":
      return <Screen heading={copy.lost.heading} lead={copy.lost.lead} screenKey="lost" />;
  }
}

function CreateGift({ store }: { store: BulkStore }) {
  const copy = useTexts(texts);
  const state = useFlow(store.order.flow);
  const { isThere } = useStore(store.order.restored);
  const { value: OrderSteps, fallback } = useLazy(store.lazyParts.order);
  if (!isThere) return <Loading text={copy.loading} />;
  if (state.kind === "building" && state.step === "amount")
    return <AmountStep order={store.order} terms={store.terms()} />;
  return OrderSteps ? <OrderSteps state={state} store={store} terms={store.terms()} /> : fallback;
}

function Sent({
  store,
  route,
}: {
  store: BulkStore;
  route: Extract<Route, { name: "dashboard" | "redemption" }>;
}) {
  const { value: Dashboard, fallback } = useLazy(store.lazyParts.dashboard);
  return Dashboard ? <Dashboard store={store} route={route} terms={store.terms()} /> : fallback;
}
