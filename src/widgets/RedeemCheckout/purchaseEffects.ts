import type { CreditPackage, Project } from "../../shared/contracts/bill.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { IntentMachine } from "../../shared/payment/intent/machine.ts";
import type { EffectDeps, RedeemContext } from "./effectDeps.ts";
import { purchaseFlow } from "./purchaseIntent.ts";
import type { PurchaseSettlement, PurchaseWish } from "./purchaseRecord.ts";
import type { In, Notice, RedeemEvent, RedeemState } from "./state.ts";

/** The effects of a purchase of credit. */
export function purchaseEffects(deps: EffectDeps) {
  const { clock, purchases, signal: gone } = deps;
  const readings: { latest: Project | null } = { latest: null };
  const intent = new IntentMachine(purchaseFlow(deps, readings), purchases.intents, gone);

  async function settle(
    { send }: RedeemContext,
    start: (report: Report) => Promise<PurchaseSettlement>,
  ): Promise<void> {
    readings.latest = null;
    const settlement = await start((progress) => send({ type: "progressed", progress }));
    send({ type: "settled", settlement, project: readings.latest, nowMs: clock() });
  }

  function seen({ notice }: Pick<In<"addCredit">, "notice">): void {
    if (notice?.kind === "purchased") purchases.noteSeen();
  }

  return {
    purchasing: ({ order, card, package: wanted }, context) =>
      settle(context, (report) => intent.pay({ order, card, package: wanted }, report)),
    lookingUp: (state, context) =>
      settle(context, (report) => intent.lookUp(lookUpOf(state), report)),
    addCredit({ order, notice }, { send, signal }) {
      seen({ notice });
      const open = openPackage(notice);
      if (!open) return;
      intent.watch(lookUpOf({ order, package: open }), signal, (settlement) => {
        send({ type: "settled", settlement, project: readings.latest, nowMs: clock() });
        // The stage stays the same, so its effect does not start again.
        if (settlement.kind === "succeeded") purchases.noteSeen();
      });
    },
    redeemCredit: seen,
    review: seen,
  } satisfies Effects<RedeemState, RedeemEvent>;
}

/** The package whose purchase a notice calls unknown. */
export function openPackage(notice: Notice | null): CreditPackage | null {
  switch (notice?.kind) {
    case "purchase-missing":
    case "purchase-open":
    case "purchase-unknown":
      return notice.package;
    default:
      return null;
  }
}

type Report = Parameters<IntentMachine<PurchaseWish, never, never, never, never>["pay"]>[1];

function lookUpOf({ order, package: wanted }: Omit<PurchaseWish, "card">): PurchaseWish {
  return { order, card: null, package: wanted };
}
