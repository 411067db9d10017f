/** A check of the imitation, in cents; what the API writes is made from it. */
export interface BillTicket {
  readonly number: string
  subTotal: number
  tax: number
  /** On the bill already. */
  readonly gratuity: number
  readonly suggestedTip: number
  /** Of the whole. */
  paid: number
  /** Offers that pay for an item on this check: offer id → cents. */
  readonly itemOffers: Readonly<Record<string, number>>
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly price: number }[]
}

function ticket(number: string, subTotal: number, tax: number, parts: Partial<BillTicket> = {}): BillTicket {
  return { number, subTotal, tax, gratuity: 0, suggestedTip: 0, paid: 0, itemOffers: {}, items: [{ name: 'Tagliatelle al ragù', quantity: 1, price: subTotal }], ...parts }
}

/** One check for each kind of bill: what is ordered, what is due. */
export function billTickets(): BillTicket[] {
  return [
    ticket('1001', 7800, 650),
    ticket('1002', 12000, 990, { gratuity: 2400 }),
    ticket('1003', 775, 65),
    ticket('1004', 4200, 350, { paid: 4550 }),
    ticket('1005', 5600, 460, { itemOffers: { 904: 1450 }, items: [{ name: 'Tiramisù', quantity: 1, price: 1450 }, { name: 'Risotto', quantity: 1, price: 4150 }] }),
    ticket('1006', 1_140_000, 94_567),
    ticket('1007', 924, 76, { suggestedTip: 200 }),
  ]
}

export function totalOf({ subTotal, tax, gratuity }: BillTicket): number {
  return subTotal + tax + gratuity
}

export function openOf(one: BillTicket): number {
  return Math.max(0, totalOf(one) - one.paid)
}

/** What the API tells of a check, in dollars, for the part that is to be paid now. */
export function wireTicket(one: BillTicket, part: number | null) {
  const open = openOf(one)
  const now = part === null ? open : Math.min(open, part)
  const { number, subTotal, tax, gratuity, suggestedTip, itemOffers, items } = one
  return {
    id: Number(number),
    ticket_code: number,
    name: `Check ${number}`,
    table: '12',
    sub_total: dollars(subTotal),
    tip_calculation_base: dollars(subTotal),
    tax_total: dollars(tax),
    bill_total: dollars(totalOf(one)),
    bill_amount: dollars(now),
    bill_amount_due: dollars(open),
    bill_amount_to_leave_unpaid: dollars(open - now),
    bill_house_account_amount: dollars(now),
    bill_card_amount: 0,
    taxes: [{ tax_name: 'Sales tax', display_amount: dollars(tax) }],
    service_charges: [
      ...(gratuity ? [{ type: 'gratuity', label: 'Gratuity 20%', due: dollars(gratuity), bill_card: false }] : []),
      ...(suggestedTip ? [{ type: 'suggested_tip', label: 'The house suggests', due: dollars(suggestedTip), bill_card: false }] : []),
    ],
    line_items: items.map(({ name, quantity, price }, index) => ({ id: index + 1, name, quantity, price: dollars(price), total: dollars(price * quantity), modifiers: [] })),
    item_offers: Object.entries(itemOffers).map(([id, cents]) => ({ offer_id: id, amount: dollars(cents) })),
    discounts: [],
    order_level_discount_amount: 0,
    total_discount_amount: 0,
  }
}

export function dollars(cents: number): number {
  return cents / 100
}
