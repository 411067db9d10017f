import type { RefundBody } from "../src/shared/contracts/managers.ts";
import type { Account } from "./accounts.ts";
import type { Sent } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { managersState, transactionBy, transactionsOf } from "./managersState.ts";
import { type Answer, lost, refuse, reply } from "./refusal.ts";
import { session } from "./session.ts";

/**
 * Refunds at most the remaining amount of a transaction; the list shows the refund as its own
 * transaction.
 */
export function refundOf(
  backend: Backend,
  { first_name, last_name }: Pick<Account, "first_name" | "last_name">,
  body: Sent<RefundBody>,
): Answer {
  const state = backend.state(managersState);
  const end = state.refunding;
  const transaction = transactionBy(backend, `${body.credit_transaction_id ?? ""}`);
  const amount = Math.round(Number(body.refund_amount) * 100);
  if (!transaction || transaction.refundable === null)
    return refuse(422, { errors: ["This transaction cannot be refunded."] });
  if (!body.refund_reason) return refuse(422, { errors: ["Reason is required."] });
  if (!(amount > 0) || amount > transaction.refundable)
    return refuse(422, { errors: ["Refund amount is more than what is left."] });
  if (end === "listed")
    return refuse(422, { errors: ["The bank said no.", "Try another amount."] });
  if (end === "lost-before" || end === "signed-out") {
    state.refunding = "ok";
    if (end === "lost-before") return lost;
    backend.state(session).tokens = {};
    return refuse(401, "Unauthorized");
  }
  const isWhole = amount === transaction.refundable;
  const tip =
    `${body.modify_tip}` === "true"
      ? isWhole
        ? transaction.tip
        : Math.round((transaction.tip * amount) / transaction.refundable)
      : 0;
  transaction.refundable -= amount;
  transaction.refunded += amount;
  transaction.tip -= tip;
  const all = transactionsOf(backend);
  all.push({
    ...transaction,
    id: `T-${9500 + all.length}`,
    at: backend.now(),
    amount: amount + tip,
    tip: 0,
    refunded: 0,
    refundable: null,
    isRefund: true,
    issuer: `${first_name} ${last_name}`,
  });
  if (state.broken === "refetch") state.broken = "transactions";
  return end === "lost" ? lost : reply(201, { success: true });
}
