import type { Problem } from "../../shared/api/outcome.ts";
import { isDecline } from "../../shared/card/decline.ts";
import { buyPackage } from "../../shared/contracts/packagePurchase.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { isPending } from "../../shared/payment/core/facts.ts";
import { classOf } from "../../shared/payment/intent/answerClass.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import {
  requestedPurchase,
  type EffectDependencies,
  type RedeemContext,
} from "./effectDependencies.ts";
import type { In, RedeemEvent, RedeemState } from "./state.ts";

/** The effects of a purchase of credit. */
export function purchaseEffects(dependencies: EffectDependencies) {
  function settlePurchase({ notice }: In<"addCredit" | "redeemCredit" | "review">): void {
    if (notice?.kind === "purchased") dependencies.purchaseLog.settle();
  }

  return {
    purchasing: (state, context) => purchase(dependencies, state, context),
    addCredit: settlePurchase,
    redeemCredit: settlePurchase,
    review: settlePurchase,
  } satisfies Effects<RedeemState, RedeemEvent>;
}

/**
 * Makes one purchase at a time across all tabs. Waits for a purchase of another tab, whose result
 * the balance then shows.
 */
async function purchase(
  dependencies: EffectDependencies,
  state: In<"purchasing">,
  { send, signal }: RedeemContext,
): Promise<void> {
  const { purchases, purchaseLog } = dependencies;
  const name = requestedPurchase(dependencies);
  if (!(await purchases.acquire(name))) {
    await purchases.follow(name, signal);
    return send({ type: "purchaseHeldBack" });
  }
  if (!purchaseLog.isCurrent()) {
    purchases.release();
    return send({ type: "purchaseHeldBack" });
  }
  const unblock = blockUnload();
  try {
    const record = purchases.read(name);
    const isRetry = record !== null && isPending(record);
    const outcome = await sendPurchase(dependencies, name, state);
    if (!outcome.ok) settleProblem(dependencies, name, outcome.problem, isRetry);
    const challenge =
      outcome.ok && outcome.value.challenge
        ? await dependencies.cards.challenge(outcome.value.challenge)
        : undefined;
    if (challenge?.kind === "refused") purchases.settleNotCharged(name);
    send({ type: "purchaseAnswered", outcome, challenge, isRetry });
  } finally {
    purchaseLog.readRecord();
    purchases.release();
    unblock();
  }
}

function settleProblem(
  { purchases }: EffectDependencies,
  name: IntentName,
  problem: Problem,
  isRetry: boolean,
): void {
  const answerClass = classOf(problem);
  if (answerClass === "notSent") purchases.settleNotSent(name);
  const isFinal = !isRetry || (problem.kind === "rejected" && isDecline(problem));
  if (answerClass === "refused" && isFinal) purchases.settleNotCharged(name);
}

/** Records the purchase and sends it. The lock is held until the answer arrives. */
function sendPurchase(
  { client, purchases, session }: EffectDependencies,
  name: IntentName,
  { card, package: bought }: In<"purchasing">,
) {
  const body = {
    gift_card_purchase: {
      gift_card_option_id: bought.id,
      stripe_source_id: card.id,
      agrees_with_tos_privacy: "on" as const,
    },
  };
  const intent = purchases.begin(name, body, { option: bought.id });
  return purchases.during(
    client().call(buyPackage, { body }, { intent, sessionVersion: session.version() }),
  );
}
