import { createStore } from "zustand/vanilla";
import { budgetOf } from "../../../shared/gifting/budget.ts";
import { createFlow } from "../../../shared/flow/flow.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { saveSoon } from "../../../shared/host/saveSoon.ts";
import { dayIn } from "../../../shared/time/calendar.ts";
import type { Terms } from "../account/terms.ts";
import type { Navigation } from "../navigation.ts";
import { createImporting } from "../recipients/importing.ts";
import { createRecipientStore } from "../recipients/recipientStore.ts";
import { createRecipientList } from "../recipients/recipientList.ts";
import type { Step } from "../routes.ts";
import { emptyDraft, saveDraft, readDraft, type Draft } from "./draft.ts";
import { createOrderIntents, orderName } from "./intent.ts";
import { createEffects, type OrderStart } from "./effects.ts";
import { transition } from "./flow.ts";
import { obstacleOf, planOf } from "./plan.ts";
import { isUnderway, type OrderState } from "./state.ts";

interface Start extends Omit<
  OrderStart,
  "intents" | "recipientList" | "draft" | "keep" | "plan" | "country" | "clear"
> {
  readonly terms: () => Terms;
  /** Field values of an order that has not been started. */
  readonly start: () => Partial<Draft>;
  readonly navigation: Navigation;
  readonly signal: AbortSignal;
  readonly onBug: (error: unknown) => void;
}

export type Order = ReturnType<typeof createOrder>;

const keepAfterMs = 300;

/** The order that is being made: what was typed, its recipients, and how far it is. */
export function createOrder({ terms, start, navigation, signal, onBug, ...rest }: Start) {
  const draft = createStore<Draft>(() => readDraft() ?? emptyDraft);
  const recipientList = createRecipientList(() => ({
    country: terms().country,
    today: dayIn(null, systemClock()),
  }));
  const recipientStore = createRecipientStore(recipientList);
  const importing = createImporting(recipientList, () => terms().mostRecipients, signal);
  /** False while the recipients of before a reload are still being read. */
  const restored = createStore<{ isThere: boolean }>(() => ({
    isThere: !recipientStore.hasKept(),
  }));
  let isFollowing = false;
  /** How the gifts of the order that was just placed are handed out; by then the draft is cleared. */
  let placedMethod: Draft["method"] = "addresses";
  const keep = (part: Partial<Draft>): void => draft.setState(part);
  const plan = () => planOf(draft.getState(), recipientList.store.getState(), terms());

  const intents = createOrderIntents(signal);

  const initial: OrderState = { kind: "building", step: wantedStep(), formError: null };
  const flow = createFlow({
    initial,
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
      clear: reset,
    }),
  });

  draft.subscribe(saveDraft);
  recipientList.store.subscribe(
    saveSoon(keepAfterMs, signal, (isLastChance) => {
      if (!restored.getState().isThere) return;
      if (isLastChance) recipientStore.writeNow();
      else recipientStore.write();
    }),
  );
  if (!restored.getState().isThere) void restore();

  async function restore(): Promise<void> {
    await recipientStore.read();
    restored.setState({ isThere: true });
    enter();
  }

  function wantedStep(): Step {
    const { route } = navigation.store.getState();
    return route.name === "create" ? route.step : "amount";
  }

  /** The furthest step, up to the wanted one, for which everything is there. */
  function reachable(wanted: Step): Step {
    if (wanted === "amount") return wanted;
    const { recipients, perPerson, budget, method } = draft.getState();
    const budgeted = budgetOf({ recipients, perPerson, budget });
    if (!budgeted.perPerson || !budgeted.recipients) return "amount";
    if (wanted === "recipients") return wanted;
    const obstacle = obstacleOf(
      plan(),
      { method },
      recipientList.store.getState(),
      terms(),
      recipientList.store.getState().refusals.size,
    );
    if (obstacle)
      return obstacle === "no-recipients" || obstacle === "fieldErrors"
        ? "recipients"
        : method === "links"
          ? "amount"
          : "recipients";
    return wanted === "review" && !draft.getState().senderName.trim() ? "message" : wanted;
  }

  /** Follows the address, as far as there is something to show. */
  function enter(): void {
    const { route } = navigation.store.getState();
    if (
      route.name !== "create" ||
      !restored.getState().isThere ||
      flow.store.getState().kind !== "building" ||
      !draft.getState().owner
    )
      return;
    const step = reachable(route.step);
    flow.send({ type: "step-chosen", step });
    follow(flow.store.getState());
  }

  function follow(state: OrderState): void {
    const { route } = navigation.store.getState();
    const step = state.kind === "building" ? state.step : "amount";
    if (
      route.name !== "create" ||
      (state.kind !== "building" && state.kind !== "sent") ||
      route.step === step
    )
      return;
    isFollowing = true;
    navigation.go({ name: "create", step }, "replace");
    isFollowing = false;
  }

  navigation.store.subscribe(({ route }) => {
    // Whoever goes to a new gift from the one that was sent wants another one.
    if (route.name === "create" && !isFollowing && flow.store.getState().kind === "sent")
      flow.send({ type: "another-started" });
    enter();
  });
  flow.store.subscribe((state, before) => {
    if (state.kind === "sent") placedMethod = draft.getState().method;
    if (state.kind !== before.kind) follow(state);
  });

  function reset(): void {
    importing.cancel();
    recipientList.clear();
    recipientStore.forget();
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
    placedMethod: () => placedMethod,
    port: rest.port,
    provider: rest.provider,
    /** The account is known: its own draft goes on, another account's is dropped. */
    own(owner: string): void {
      const { owner: before } = draft.getState();
      if (before && before !== owner) {
        reset();
        flow.send({ type: "dropped" });
      }
      if (before !== owner)
        draft.setState({ ...start(), ...(before ? {} : filled(draft.getState())), owner });
      void recipientList.recheck();
      if (intents.read(orderName(draft.getState()))?.phase === "sent")
        flow.send({ type: "resumed" });
      enter();
    },
    /** Goes to a step, forward or back, as a place in the history. */
    choose(step: Step): void {
      if (!isUnderway(flow.store.getState()))
        navigation.go({ name: "create", step: reachable(step) });
    },
    another(): void {
      flow.send({ type: "another-started" });
    },
    reset(): void {
      reset();
      navigation.go({ name: "create", step: "amount" });
    },
    /** The person has signed out: nothing of the order stays behind. */
    drop(): void {
      reset();
      draft.setState(emptyDraft, true);
      flow.send({ type: "dropped" });
    },
  };
}

/** What has been typed beats what an order starts with. */
function filled(draft: Draft): Partial<Draft> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value));
}
