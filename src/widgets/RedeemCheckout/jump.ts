import { orderIn, type RedeemState, type Stage } from "./state.ts";

/** The jump-to-stage menu (B2.12): stages that show an order need one; nothing is ever sent by jumping. */
export function jumpTo(stage: Stage, state: RedeemState): RedeemState {
  const order = orderIn(state);
  if (stage === "login") return { kind: "login", resume: null, complaint: null };
  if (stage === "forgotPassword")
    return { kind: "forgotPassword", resume: null, complaint: null, sentTo: null };
  if (stage === "error") return { kind: "error", reason: "bill" };
  if (stage === "loading") return { kind: "loadingProject", resume: null };
  if (!order) return state;
  if (stage === "addCredit") return { kind: "addCredit", order, complaint: null, notice: null };
  if (stage === "redeemCredit") return { kind: "redeemCredit", order, notice: null };
  if (stage === "review") return { kind: "review", order, complaint: null, notice: null };
  return stage === "failed" ? { kind: "failed", order, message: null, owed: null } : state;
}
