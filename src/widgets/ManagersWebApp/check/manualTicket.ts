import { readCheck } from "../../../shared/contracts/managers.ts";
import type { Ticket } from "../../../shared/contracts/bill.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { toWire } from "../../../shared/money/wire.ts";
import { isoInstant } from "../../../shared/time/instant.ts";

export interface ManualTicket {
  /** The bill as the other parts of the checkout use it. */
  readonly ticket: Ticket;
  /** The bill as the payment sends it. */
  readonly wire: object;
}

/**
 * A bill that only has an amount (C3.11–C3.15, M20). It is built here, because the POS does not
 * have it.
 */
export function manualTicket(
  amount: CashCents,
  employeePin: string | null,
  nowMs: number,
): ManualTicket {
  const dollars = toWire(amount);
  const wire = {
    id: null,
    ticket_code: "",
    restaurant_identifier: null,
    name: null,
    created_at: isoInstant(nowMs),
    updated_at: isoInstant(nowMs),
    delivery: null,
    delivery_fee: 0,
    service_charges: [],
    taxes: [{ tax_name: "DEFAULT TAX", display_amount: 0 }],
    sub_total: dollars,
    tax_total: 0,
    bill_total: dollars,
    prepaid_amount: 0,
    prepaid_tips: 0,
    requested_pay_amount: null,
    tip_calculation_base: dollars,
    bill_amount_due: dollars,
    bill_amount_to_leave_unpaid: 0,
    bill_amount: dollars,
    bill_card_amount: 0,
    bill_house_account_amount: 0,
    line_items: [],
    item_offers: [],
    table: null,
    discounts: [],
    order_level_discount_amount: 0,
    total_discount_amount: 0,
    employee_pin: employeePin,
  };
  return { wire, ticket: readCheck.output.parse(wire) };
}
