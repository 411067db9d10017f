import { billOf, leftUnpaidOf } from "../bill/ticket.ts";
import type { BillPayment, Project } from "../contracts/bill.ts";
import type { CashCents } from "../money/cents.ts";
import { toWire } from "../money/wire.ts";
import { offerOf, type BillOrder } from "./order.ts";

export interface PaymentParts {
  readonly order: BillOrder & { readonly number: string };
  readonly pos: string;
  /** A saved card's id, or a wallet's token. */
  readonly source: string;
  readonly tip: CashCents;
}

/**
 * Returns the body of a diner's payment exactly as specified (B7.08, R12): the tip in cents,
 * everything else in dollars. Null without a project.
 */
export function billPayment({ order, pos, source, tip }: PaymentParts): BillPayment | null {
  const { project, ticket, number } = order;
  if (!project.projectSlug) return null;
  return {
    transaction: {
      amount: toWire(billOf(ticket)),
      charge_stripe_source_id: source,
      partial_payment: leftUnpaidOf(ticket) > 0,
      offer_claim_id: offerOf(order)?.offer.claimDetails?.offerClaimId ?? null,
    },
    project: project.projectSlug,
    ticket_number: number,
    location_id: locationOf(project),
    ...(pos && { pos }),
    tip: tip > 0 ? { amount: tip, stripe_source_id: source } : null,
  };
}

/** The payment if it can be stored: a saved card pays it, and no token is in it. */
export function storable(body: BillPayment, { project }: Pick<BillOrder, "project">) {
  const source = body.transaction.charge_stripe_source_id;
  return project.creditCards.some(({ id }) => id === source) ? body : undefined;
}

/**
 * Returns the query of the bill: the location only for a `ProjectLocation` (R27), and the amount
 * only if a part is paid (R28).
 */
export function ticketQuery(project: Project, pos: string, payAmount: CashCents | null) {
  return {
    ...placeQuery(project, pos),
    ...(payAmount !== null && { pay_amount: toWire(payAmount) }),
  };
}

export function placeQuery(project: Project, pos: string): { pos: string; location_id?: string } {
  const location = locationOf(project);
  return { pos, ...(location && { location_id: location }) };
}

function locationOf({ locationType, locationId }: Project): string | null {
  return locationType === "ProjectLocation" ? locationId : null;
}
