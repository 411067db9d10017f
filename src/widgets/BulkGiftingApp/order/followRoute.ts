import type { Flow } from "../../../shared/flow/flow.ts";
import type { Navigation } from "../navigation.ts";
import type { Step } from "../routes.ts";
import type { OrderEvent, OrderState } from "./state.ts";

interface Deps {
  readonly flow: Flow<OrderState, OrderEvent>;
  readonly navigation: Navigation;
  /** False until the account and the recipients have been read. */
  readonly isReady: () => boolean;
  readonly reachable: (wanted: Step) => Step;
}

/**
 * Keeps the step of an order and the address in sync. An order that was sent is at the address of
 * the first step.
 */
export function followRoute({ flow, navigation, isReady, reachable }: Deps): () => void {
  let isFollowing = false;

  function enter(): void {
    const { route } = navigation.store.getState();
    const isBuilding = flow.store.getState().kind === "building";
    if (route.name !== "create" || !isBuilding || !isReady()) return;
    flow.send({ type: "stepChosen", step: reachable(route.step) });
    showStep(flow.store.getState());
  }

  function showStep(state: OrderState): void {
    const { route } = navigation.store.getState();
    if (route.name !== "create" || (state.kind !== "building" && state.kind !== "sent")) return;
    const step = state.kind === "building" ? state.step : "amount";
    if (route.step === step) return;
    isFollowing = true;
    navigation.go({ name: "create", step }, "replace");
    isFollowing = false;
  }

  navigation.store.subscribe(({ route }) => {
    // Moving from a sent gift to a new gift starts another order.
    if (route.name === "create" && !isFollowing && flow.store.getState().kind === "sent")
      flow.send({ type: "anotherStarted" });
    enter();
  });
  flow.store.subscribe((state, before) => {
    if (state.kind !== before.kind) showStep(state);
  });
  return enter;
}
