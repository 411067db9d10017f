import type { Effects } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { isStorageShared } from "../../shared/host/storage.ts";
import { sleep } from "../../shared/host/timers.ts";
import { createBuying } from "./buying.ts";
import type { CheckoutContext, EffectDependencies } from "./effectDependencies.ts";
import type { CheckoutEvent } from "./events.ts";
import { boughtSince, nameOf } from "./intent.ts";
import { orderOf, readPage } from "./pageEffects.ts";
import type { CheckoutState } from "./state.ts";

type In<K extends CheckoutState["kind"]> = Extract<CheckoutState, { kind: K }>;

/** Between two looks at a purchase that is not there yet, in milliseconds. */
const secondLookMs = 1_500;

/** The effects of a purchase, under the lock of what is bought. */
export function purchaseEffects(dependencies: EffectDependencies) {
  const { draft, intents, keep, port, provider, say } = dependencies;
  const buy = createBuying(dependencies, intents);
  return {
    payment: (state) => settleFormError(dependencies, state),
    async paying({ order, source }, { send, signal }) {
      const name = nameOf(order);
      if (source.cardSaved) keep({ card: source.id, saveCard: false });
      if (!(await intents.acquire(name)))
        return send({ type: "heldElsewhere", isHere: intents.isHere(name) });
      const record = intents.read(name);
      const bought = boughtSince(record, order);
      if (bought) return send({ type: "followed", outcome: "paid", purchase: bought });
      // Another try may have an open outcome: then that is looked up first, and nothing is sent.
      if (record?.phase === "sent")
        return send({ type: "followed", outcome: "unknown", purchase: null });
      // Without a storage that tabs share, only the server knows of a purchase from another tab.
      if (!isStorageShared()) {
        const read = await readPage(dependencies, order.target, signal);
        if (!read.ok)
          return send({
            type: "purchaseAnswered",
            outcome: read,
            isGift: draft().isGift,
            isRetry: record?.phase === "notFound",
          });
        const { purchase } = read.value;
        if (purchase && purchase.id !== order.page.purchase?.id)
          return send({ type: "followed", outcome: "paid", purchase });
      }
      const outcome = await intents.during(buy(order, source));
      if (signal.aborted) return;
      if (!outcome.ok && outcome.problem.kind === "signed-out") say("signInAgain");
      const isRetry = record?.phase === "notFound";
      send({ type: "purchaseAnswered", outcome, isGift: draft().isGift, isRetry });
    },
    async following({ order }, { send, signal }) {
      const followed = await intents.follow(nameOf(order), signal);
      if (followed.outcome !== "paid")
        return send({ type: "followed", outcome: followed.outcome, purchase: null });
      const purchase = boughtSince(followed.record, order);
      // An earlier purchase is not this one: the other tab has released the lock before it sent anything.
      send({ type: "followed", outcome: purchase ? "paid" : "notCharged", purchase });
    },
    async authenticating({ clientSecret }, { send }) {
      const release = blockUnload();
      const challenged = await port.challenge(clientSecret, provider.stripe);
      release();
      send({ type: "bankAnswered", challenged });
    },
    reconciling: (state, context) => lookUpPurchase(dependencies, state, context),
    unconfirmed({ finding }, { send, signal }) {
      intents.release();
      if (finding === "unread") onOnline(signal, () => send({ type: "retried" }));
    },
  } satisfies Effects<CheckoutState, CheckoutEvent>;
}

/** A known refusal ends its intent. After an unconfirmed try the key stays, so that a slow server books once. */
async function settleFormError(
  { intents }: EffectDependencies,
  { order, formError }: In<"payment">,
): Promise<void> {
  const name = nameOf(order);
  const isDecided = formError?.kind === "decided" && (await intents.acquire(name));
  if (formError && (isDecided || intents.holds(name))) {
    const isKnown = ["declined", "refused"].includes(formError.kind);
    if (isKnown) intents.settleNotCharged(name);
    else intents.settleNotFound(name);
  }
  intents.release();
}

async function lookUpPurchase(
  dependencies: EffectDependencies,
  { order, attempt }: In<"reconciling">,
  { send, signal }: CheckoutContext,
): Promise<void> {
  const { draft, intents } = dependencies;
  const { target } = order;
  const name = nameOf(order);
  if (!(await intents.acquire(name)))
    return send({ type: "heldElsewhere", isHere: intents.isHere(name) });
  if (attempt && !(await sleep(secondLookMs, signal))) return;
  const record = intents.read(name);
  const before = record ? record.facts.before : (order.page.purchase?.id ?? null);
  const outcome = await readPage(dependencies, target, signal);
  const { isGift } = draft();
  if (!outcome.ok) return send({ type: "lookUpFailed", isGift });
  const { purchase } = outcome.value;
  const isFresh = purchase ? purchase.id !== before && !purchase.requiresAction : false;
  send({
    type: "lookedUp",
    order: orderOf(dependencies, target, outcome.value),
    purchase: purchase && !isFresh ? null : purchase,
    isGift,
  });
}
