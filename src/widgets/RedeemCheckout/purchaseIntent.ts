import { balanceOf } from "../../shared/bill/balance.ts";
import type { CreditPackage, Project } from "../../shared/contracts/bill.ts";
import type { CreditCents } from "../../shared/money/cents.ts";
import { buyPackage, type PackagePurchase } from "../../shared/contracts/packagePurchase.ts";
import type { Answer, Evidence, IntentFlow } from "../../shared/payment/intent/intent.ts";
import type { EffectDeps } from "./effectDeps.ts";
import { packageOf, renewedOrder, type Order } from "./order.ts";
import { packageIn, type PurchaseFacts, type PurchaseWish } from "./purchaseRecord.ts";
import { readProject } from "./readProject.ts";

/**
 * The purchase of a package of credit, as the machine of intents carries it out. `readings` holds
 * the project as it was read last since the last attempt.
 */
export function purchaseFlow(
  deps: EffectDeps,
  readings: { latest: Project | null },
): IntentFlow<PurchaseWish, PackagePurchase, CreditPackage, null, PurchaseFacts> {
  const { client, session, purchases, cards, clock } = deps;

  const bodyOf = ({ card, package: { id } }: PurchaseWish) => ({
    gift_card_purchase: {
      gift_card_option_id: id,
      stripe_source_id: card?.id ?? "",
      agrees_with_tos_privacy: "on" as const,
    },
  });

  async function read(signal: AbortSignal) {
    const outcome = await readProject(deps, signal);
    if (outcome.ok) readings.latest = outcome.value;
    return outcome;
  }

  /** The diner's balance before the first attempt. `open` is what is known of that attempt. */
  const balanceBefore = ({ project }: Order, open: PurchaseFacts | null): CreditCents =>
    open?.before ?? purchases.balanceOf(balanceOf(project));

  const evidenceOf = (project: Project, wish: PurchaseWish, open: PurchaseFacts | null) =>
    evidenceIn(
      balanceOf(project) - balanceBefore(wish.order, open),
      (open && packageIn(open)) ?? wish.package,
    );

  return {
    name: purchases.name,
    identity: (wish) => bodyOf({ ...wish, card: null }),
    source: ({ card }) => card?.id ?? "",
    facts: ({ order, ...wish }, done) => ({
      option: (done ?? wish.package).id,
      amount: (done ?? wish.package).amount,
      credit: (done ?? wish.package).creditToGive,
      before: balanceBefore(order, purchases.openFacts()),
      isAnnounced: false,
    }),
    doneBefore({ key, phase, facts }, _wish, wasUnknown) {
      if (phase !== "paid" || purchases.isKnown(key, wasUnknown)) return null;
      // The balance was read before another tab has settled it.
      readings.latest = null;
      return { done: packageIn(facts) };
    },
    /** The price is the server's: one that differs from the button's is shown first. */
    async confirm(wish, signal) {
      const outcome = await read(signal);
      if (!outcome.ok)
        return { kind: outcome.problem.kind === "signed-out" ? "signedOut" : "unread" };
      const evidence = evidenceOf(outcome.value, wish, purchases.openFacts());
      if (evidence.kind === "mine") return { kind: "done", done: evidence.done };
      const order = renewedOrder(wish.order, { project: outcome.value }, clock());
      const { amount, creditToGive } = packageOf(order) ?? {};
      return amount === wish.package.amount && creditToGive === wish.package.creditToGive
        ? { kind: "same", wish: { ...wish, order } }
        : { kind: "changed", wish: { ...wish, order }, changes: null };
    },
    send(wish, intent) {
      readings.latest = null;
      const options = { intent, sessionVersion: session.version() };
      return client().call(buyPackage, { body: bodyOf(wish) }, options);
    },
    answer: ({ challenge, isBought }, wish): Answer<CreditPackage> => {
      if (challenge) return { kind: "challenge", secret: challenge, done: wish.package };
      return isBought ? { kind: "succeeded", done: wish.package } : { kind: "unknown" };
    },
    challenge: cards.challenge,
    async lookUp(wish, facts, signal) {
      const outcome = await read(signal);
      if (outcome.ok) return evidenceOf(outcome.value, wish, facts);
      return { kind: outcome.problem.kind === "signed-out" ? "signedOut" : "unread" };
    },
  };
}

/** The diner's balance alone tells: it has grown by exactly what the package gives. */
function evidenceIn(grown: number, bought: CreditPackage): Evidence<CreditPackage> {
  if (grown === bought.creditToGive) return { kind: "mine", done: bought };
  return { kind: grown === 0 ? "none" : "unclear" };
}
