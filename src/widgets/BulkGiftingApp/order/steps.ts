import { budgetOf } from "../../../shared/gifting/budget.ts";
import type { Terms } from "../account/terms.ts";
import type { RecipientListView } from "../recipients/recipientList.ts";
import type { Step } from "../routes.ts";
import type { Draft } from "./draft.ts";
import { orderProblem, planOf } from "./plan.ts";

/** The wanted step, or the first step before it that is not complete. */
export function reachableStep(
  wanted: Step,
  draft: Draft,
  recipientList: RecipientListView,
  terms: Terms,
): Step {
  if (wanted === "amount") return wanted;
  const { recipients, perPerson, budget, method } = draft;
  const budgeted = budgetOf({ recipients, perPerson, budget });
  if (!budgeted.perPerson || !budgeted.recipients) return "amount";
  if (wanted === "recipients") return wanted;
  const plan = planOf(draft, recipientList, terms);
  const obstacle = orderProblem(plan, draft, recipientList, terms, recipientList.refusals.size);
  if (obstacle) {
    const isOfRecipients = obstacle === "no-recipients" || obstacle === "fieldErrors";
    return isOfRecipients || method !== "links" ? "recipients" : "amount";
  }
  return wanted === "review" && !draft.senderName.trim() ? "message" : wanted;
}
