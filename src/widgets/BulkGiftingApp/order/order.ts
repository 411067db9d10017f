import { createStore } from "zustand/vanilla";
import { createFlow } from "../../../shared/flow/flow.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { dayIn } from "../../../shared/time/calendar.ts";
import { isUnfinished } from "../../../shared/payment/intent/record.ts";
import type { Terms } from "../account/terms.ts";
import type { Navigation } from "../navigation.ts";
import { createImporting } from "../recipients/importing.ts";
import { persistRecipients } from "../recipients/persistRecipients.ts";
import { createRecipientList } from "../recipients/recipientList.ts";
import type { Rules } from "../recipients/validateRecipient.ts";
import type { Step } from "../routes.ts";
import { emptyDraft, saveDraft, readDraft, type Draft } from "./draft.ts";
import { followRoute } from "./followRoute.ts";
import { createOrderIntents, orderName } from "./intent.ts";
import { createEffects, type OrderDeps } from "./effects.ts";
import { transition } from "./flow.ts";
import { planOf } from "./plan.ts";
import { keepSentOrder } from "./sentOrder.ts";
import { isInProgress, type OrderState } from "./state.ts";
import { reachableStep } from "./steps.ts";

interface Deps extends Omit<
  OrderDeps,
  "intents" | "signal" | "recipientList" | "draft" | "keep" | "plan" | "country" | "clear"
> {
  readonly terms: () => Terms;
  /** Field values of an order that has not been started. */
  readonly start: () => Partial<Draft>;
  readonly navigation: Navigation;
  readonly signal: AbortSignal;
  readonly onBug: (error: unknown) => void;
}

export type Order = ReturnType<typeof createOrder>;

/** The current order: what was typed, its recipients, and its state. */
export function createOrder({ terms, start, navigation, signal, onBug, ...rest }: Deps) {
  const draft = createStore<Draft>(() => readDraft() ?? emptyDraft);
  const keep = (part: Partial<Draft>): void => draft.setState(part);
  const recipientList = createRecipientList(() => recipientRules(terms()));
  const importing = createImporting(recipientList, () => terms().mostRecipients, signal);
  const plan = () => planOf(draft.getState(), recipientList.store.getState(), terms());
  const reachable = (wanted: Step): Step =>
    reachableStep(wanted, draft.getState(), recipientList.store.getState(), terms());
  const intents = createOrderIntents(signal);
  const flow = createFlow({
    initial: firstState(navigation),
    transition,
    signal,
    onBug,
    effects: createEffects({
      ...rest,
      recipientList,
      draft: draft.getState,
      keep,
      plan,
      country: () => terms().country,
      intents,
      signal,
      clear,
    }),
  });
  const { placedMethod, showAgain } = keepSentOrder({ flow, draft: draft.getState, navigation });

  draft.subscribe(saveDraft);
  const { restored, forget } = persistRecipients(recipientList, signal, () => enter());
  const isReady = () => restored.getState().isThere && draft.getState().owner !== "";
  const enter = followRoute({ flow, navigation, isReady, reachable });

  function clear(): void {
    importing.clear();
    recipientList.forget();
    forget();
    draft.setState({ ...emptyDraft, ...start(), owner: draft.getState().owner });
  }

  return {
    flow,
    send: flow.send,
    draft,
    keep,
    recipientList,
    importing,
    restored,
    plan,
    placedMethod,
    port: rest.port,
    provider: rest.provider,
    /** Makes the signed-in account the owner of the draft. Removes another account's draft. */
    setOwner(owner: string): void {
      const { owner: before } = draft.getState();
      if (before && before !== owner) {
        clear();
        flow.send({ type: "dropped" });
      }
      if (before !== owner)
        draft.setState({ ...start(), ...(before ? {} : filled(draft.getState())), owner });
      void recipientList.recheck();
      if (isUnfinished(intents.read(orderName(draft.getState())))) flow.send({ type: "resumed" });
      showAgain(owner);
      enter();
    },
    /** Goes to a step, forward or back, as an entry of the history. */
    choose(step: Step): void {
      if (!isInProgress(flow.store.getState()))
        navigation.go({ name: "create", step: reachable(step) });
    },
    another: () => flow.send({ type: "anotherStarted" }),
    /** Forgets everything about the order on sign-out. */
    drop(): void {
      clear();
      draft.setState(emptyDraft, true);
      flow.send({ type: "dropped" });
    },
  };
}

function recipientRules({ country }: Terms): Rules {
  return { country, today: dayIn(null, systemClock()) };
}

function firstState(navigation: Navigation): OrderState {
  const { route } = navigation.store.getState();
  const step = route.name === "create" ? route.step : "amount";
  return { kind: "building", step, formError: null };
}

/** Typed values, before the initial values of an order. */
function filled(draft: Draft): Partial<Draft> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value));
}
