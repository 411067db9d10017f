import { createStore } from "zustand/vanilla";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { createCardProvider, isCardKey } from "../../shared/card/provider.ts";
import { firstChoice, newCard } from "../../shared/card/savedCards.ts";
import { serverCountry } from "../../shared/contracts/serverCountry.ts";
import type { CheckoutPage, PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { createToast } from "../../shared/flow/toast.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { dayIn } from "../../shared/time/calendar.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import { campaign, routePath, parameter, showPage, wantedPage } from "./address.ts";
import { emptyDraft, hasDetails, type Draft } from "./draft.ts";
import { createEffects } from "./effects.ts";
import { transition } from "./flow.ts";
import { writeDraft, readDraft } from "./storage.ts";
import type { Options } from "./options.ts";
import { createPasswordSetup } from "./password.ts";
import { savedCardsOf } from "./paymentSteps.ts";
import {
  isLate,
  isLoading,
  pageOf,
  type CheckoutState,
  type Order,
  type PageName,
} from "./state.ts";
import { keyOf, targetOf } from "./target.ts";
import { followPages } from "./followPages.ts";
import { texts } from "./texts.ts";

export type Checkout = ReturnType<typeof createCheckout>;

/**
 * The store of one checkout: the flow, the typed values, the card provider and the toast. Created
 * once per root.
 */
export function createCheckout({ options, environment }: StoreDeps<Options>) {
  const { signal, emit } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const target = targetOf(
    options(),
    (name) => parameter(environment(), name),
    routePath(environment()),
  );
  const draftBefore = target && readDraft(keyOf(target));
  const draft = createStore<Draft>(() => ({ ...emptyDraft, ...draftBefore }));
  const toast = createToast();
  const port = createCardPort(environment);
  let shownPage: CheckoutPage | null = null;
  const cardKey = (page: CheckoutPage | null): string | null =>
    page?.stripePublicKey || environment().config.stripePublishableKey || null;
  const hasCardKey = (page: CheckoutPage): boolean => isCardKey(cardKey(page));
  const provider = createCardProvider(() => cardKey(shownPage), signal);

  emitSessionEvents(session, { signal, emit });
  draft.subscribe((typed) => target && writeDraft(keyOf(target), typed));

  const { effects, latePart } = createEffects({
    signal,
    client,
    session,
    options,
    target: () => target,
    campaign: () => campaign(environment()),
    wanted: (hasReceipt) => startPage(environment(), hasReceipt),
    productKey: () => environment().config.product.key,
    country: ({ countryCode }) => serverCountry(environment(), countryCode),
    provider,
    port,
    draft: draft.getState,
    keep: (typed) => draft.setState(typed),
    say: () => toast.show(environment().messagesOf(texts).signInAgain),
    finished: (order, purchase) => environment().done("purchased", doneDetail(order, purchase)),
  });
  const flow = createFlow({
    initial: { kind: "loading", attempt: 0 },
    transition,
    signal,
    onBug: reportBug(environment),
    effects,
  });
  // Whoever was here before may be past the details.
  if (draftBefore) latePart.load();
  else latePart.prefetchWhenIdle(environment(), { store: flow.store, isPending: isLoading });
  // Created before the address, which names the page of this history entry.
  followPages(environment(), flow, ({ page }) =>
    hasDetails(draft.getState(), serverCountry(environment(), page.countryCode)),
  );

  function follow(state: CheckoutState): void {
    if ("order" in state) shownPage = state.order.page;
    if (isLate(state)) latePart.load();
    const page = pageOf(state);
    if (page) showPage(environment(), page);
  }
  follow(flow.store.getState());
  flow.store.subscribe(follow);

  return {
    flow,
    latePart,
    draft,
    toast,
    provider,
    port,
    hasCardKey,
    canPay: (order: Order): boolean =>
      hasCardKey(order.page) ||
      firstChoice(savedCardsOf(order), dayIn(null, systemClock())) !== newCard,
    password: createPasswordSetup(client, session),
    send: flow.send,
    keep: (typed: Partial<Draft>) => draft.setState(typed),
  };
}

/** A page without an address shows a new receipt automatically. */
function startPage(environment: Environment, hasReceipt: boolean): PageName {
  return environment.router === "memory" && hasReceipt ? "confirmation" : wantedPage(environment);
}

/** The detail of `widget:done`: ids and cents, no personal data. */
function doneDetail({ target }: Order, { id, amountCharged, amountCredited }: PurchaseAnswer) {
  return {
    kind: target.kind,
    ...(id && { purchaseId: id }),
    ...(amountCharged !== null && { amountCents: amountCharged }),
    ...(amountCredited !== null && { creditedCents: amountCredited }),
  };
}
