/** A check of the mock API in cents; the API's format is derived from it. */
export interface BillTicket {
  readonly number: string;
  subTotal: number;
  tax: number;
  /** Already included in the bill. */
  readonly gratuity: number;
  readonly suggestedTip: number;
  /** The amount paid of the whole check. */
  paid: number;
  /** Offers that pay for an item on this check: offer id to cents. */
  readonly itemOffers: Readonly<Record<string, number>>;
  readonly items: readonly Item[];
  /** Named parts of the tax; when empty, one sales tax. */
  readonly taxes: readonly (readonly [name: string, cents: number])[];
  readonly discounts: readonly (readonly [name: string, cents: number])[];
  readonly delivery: number;
  readonly serviceCharge: number;
  readonly server: string | null;
}

interface Item {
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
  readonly modifiers?: readonly (readonly [name: string, cents: number])[];
}

function ticket(
  number: string,
  subTotal: number,
  tax: number,
  parts: Partial<BillTicket> = {},
): BillTicket {
  return {
    number,
    subTotal,
    tax,
    gratuity: 0,
    suggestedTip: 0,
    paid: 0,
    itemOffers: {},
    items: [{ name: "Tagliatelle al ragù", quantity: 1, price: subTotal }],
    taxes: [["Sales tax", tax]],
    discounts: [],
    delivery: 0,
    serviceCharge: 0,
    server: "Marta R.",
    ...parts,
  };
}

/** A check for each kind of bill. */
export function billTickets(): BillTicket[] {
  return [
    ticket("1001", 7800, 650),
    ticket("1002", 12000, 990, { gratuity: 2400 }),
    ticket("1003", 775, 65),
    ticket("1004", 4200, 350, { paid: 4550 }),
    ticket("1005", 5600, 460, {
      itemOffers: { 904: 1450 },
      items: [
        { name: "Tiramisù", quantity: 1, price: 1450 },
        { name: "Risotto", quantity: 1, price: 4150 },
      ],
    }),
    ticket("1006", 1_140_000, 94_567),
    ticket("1007", 924, 76, { suggestedTip: 200 }),
    ticket("1008", 8350, 689, {
      items: [
        { name: "Negroni", quantity: 2, price: 1400 },
        {
          name: "Pizza Margherita",
          quantity: 1,
          price: 1900,
          modifiers: [
            ["Extra buffalo mozzarella", 400],
            ["Well done", 0],
          ],
        },
        { name: "Branzino al forno", quantity: 1, price: 3250 },
      ],
      taxes: [
        ["State tax", 522],
        ["City tax", 167],
      ],
      discounts: [["Happy hour", 500]],
      serviceCharge: 250,
      delivery: 399,
      server: "Giovanni",
    }),
  ];
}

export function totalOf({
  subTotal,
  tax,
  gratuity,
  delivery,
  serviceCharge,
  discounts,
}: BillTicket): number {
  return (
    subTotal +
    tax +
    gratuity +
    delivery +
    serviceCharge -
    discounts.reduce((sum, [, cents]) => sum + cents, 0)
  );
}

export function openOf(one: BillTicket): number {
  return Math.max(0, totalOf(one) - one.paid);
}

/** A check in the API's format, in dollars, for the part to be paid now. */
export function wireTicket(one: BillTicket, part: number | null) {
  const open = openOf(one);
  const due = part === null ? open : Math.min(open, part);
  const {
    number,
    subTotal,
    tax,
    taxes,
    gratuity,
    suggestedTip,
    serviceCharge,
    discounts,
    delivery,
    itemOffers,
    items,
    server,
  } = one;
  const reduced = dollars(discounts.reduce((sum, [, cents]) => sum + cents, 0));
  return {
    id: Number(number),
    ticket_code: number,
    name: `Check ${number}`,
    table: "12",
    server,
    sub_total: dollars(subTotal),
    tip_calculation_base: dollars(subTotal),
    tax_total: dollars(tax),
    bill_total: dollars(totalOf(one)),
    bill_amount: dollars(due),
    bill_amount_due: dollars(open),
    bill_amount_to_leave_unpaid: dollars(open - due),
    bill_house_account_amount: dollars(due),
    bill_card_amount: 0,
    taxes: taxes.map(([name, cents]) => ({ tax_name: name, display_amount: dollars(cents) })),
    delivery: delivery > 0,
    delivery_fee: dollars(delivery),
    service_charges: [
      ...(gratuity
        ? [{ type: "gratuity", label: "Gratuity 20%", due: dollars(gratuity), bill_card: false }]
        : []),
      ...(serviceCharge
        ? [
            {
              type: "service",
              label: "Kitchen appreciation",
              due: dollars(serviceCharge),
              bill_card: false,
            },
          ]
        : []),
      ...(suggestedTip
        ? [
            {
              type: "suggested_tip",
              label: "The house suggests",
              due: dollars(suggestedTip),
              bill_card: false,
            },
          ]
        : []),
    ],
    line_items: items.map(({ name, quantity, price, modifiers = [] }, index) => ({
      id: index + 1,
      name,
      quantity,
      price: dollars(price),
      total: dollars(price * quantity),
      modifiers: modifiers.map(([label, cents]) => ({ name: label, price: dollars(cents) })),
    })),
    item_offers: Object.entries(itemOffers).map(([id, cents]) => ({
      offer_id: id,
      amount: dollars(cents),
    })),
    discounts: discounts.map(([name, cents]) => ({ name, amount: dollars(cents) })),
    order_level_discount_amount: reduced,
    total_discount_amount: reduced,
  };
}

export function dollars(cents: number): number {
  return cents / 100;
}
