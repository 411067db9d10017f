import { expect, it } from "vitest";
import { cash } from "../money/cents.ts";
import { payBill } from "./bill.ts";
import { payAsDiner, redemptionPlace, redemptionTickets } from "./redemption.ts";

const ticket = {
  id: 1001,
  ticket_code: "A-7",
  restaurant_identifier: "lucca-austin",
  name: "Check 7",
  created_at: "2026-11-20T19:00:00Z",
  updated_at: "2026-11-20T20:00:00Z",
  delivery: true,
  delivery_fee: 3.99,
  service_charges: [{ type: "gratuity", label: "Gratuity", due: 5 }],
  taxes: [{ tax_name: "State tax", display_amount: 5.22 }],
  sub_total: "83.50",
  tax_total: 5.22,
  bill_total: 97.71,
  prepaid_amount: 10,
  prepaid_tips: 2,
  requested_pay_amount: 40,
  tip_calculation_base: 83.5,
  bill_amount_due: 87.71,
  bill_amount_to_leave_unpaid: 47.71,
  bill_amount: 40,
  bill_card_amount: 15,
  bill_house_account_amount: 25,
  line_items: [
    {
      id: 1,
      name: "Pizza",
      quantity: 1,
      price: 19,
      modifiers: [{ name: "Basil", price: 1 }],
      discounts: [{ name: "Friend", amount: 2 }],
    },
  ],
  item_offers: [{ offer_id: 904, amount: 14.5 }],
  table: 12,
  discounts: [{ name: "Happy hour", amount: 5 }],
  order_level_discount_amount: 5,
  total_discount_amount: 7,
  employee_pin: 7391,
};

it("reads every field of a ticket, amounts as whole cents [C3.10]", () => {
  expect(redemptionTickets.output.parse({ ticket })).toMatchObject([
    {
      id: "1001",
      ticketCode: "A-7",
      restaurantIdentifier: "lucca-austin",
      name: "Check 7",
      createdAt: ticket.created_at,
      updatedAt: ticket.updated_at,
      delivery: true,
      deliveryFee: cash(399),
      serviceCharges: [{ type: "gratuity", due: cash(500) }],
      taxes: [{ taxName: "State tax", displayAmount: cash(522) }],
      subTotal: cash(8350),
      taxTotal: cash(522),
      billTotal: cash(9771),
      prepaidAmount: cash(1000),
      prepaidTips: cash(200),
      requestedPayAmount: cash(4000),
      tipCalculationBase: cash(8350),
      billAmountDue: cash(8771),
      billAmountToLeaveUnpaid: cash(4771),
      billAmount: cash(4000),
      billCardAmount: cash(1500),
      billHouseAccountAmount: cash(2500),
      lineItems: [
        {
          name: "Pizza",
          modifiers: [{ name: "Basil" }],
          discounts: [{ name: "Friend", amount: cash(200) }],
        },
      ],
      itemOffers: [{ offerId: "904", amount: cash(1450) }],
      table: "12",
      discounts: [{ name: "Happy hour", amount: cash(500) }],
      orderLevelDiscountAmount: cash(500),
      totalDiscountAmount: cash(700),
      employeePin: "7391",
    },
  ]);
});

it.each([
  [{ ticket }, 1],
  [{ data: { ticket } }, 1],
  [{ data: ticket }, 1],
  [{ tickets: [ticket, ticket] }, 2],
  [{ data: { tickets: [ticket, { id: 3 }] } }, 1],
])("finds the tickets in an answer of any form (%#) [W2]", (answer, count) => {
  expect(redemptionTickets.output.parse(answer)).toHaveLength(count);
});

it.each([null, [], "x", {}, { ticket: { id: 1 } }, { tickets: [] }])(
  "takes %j for no ticket (fault E)",
  (answer) => {
    expect(redemptionTickets.output.safeParse(answer).success).toBe(false);
  },
);

it("reads the payer’s view of a project, its offers, and the location's details [C3.16] [C3.17] [C3.18] [C3.21]", () => {
  const project = {
    project_slug: "osteria-lucca",
    project_id: 42,
    location_id: 7,
    credit_balance: 10.5,
    ik_pass_balance: "2",
    stripe_public_key: "pk_test_x",
    credit_cards: [{ id: 1, last_four: "4242" }],
    offers: [
      { id: 904, type: "item_offer", claim_details: { balance: 14.5, offer_claim_id: "c" } },
    ],
    sub_credit_back_percent: 0.2,
    logo_path: "/logo.svg",
    country_code: "NZ",
    custom_tip_percent0: 10,
    custom_tip_percent1: 15,
    custom_tip_percent2: 18,
    custom_tip_percent3: 22,
    checkout: { tipping_enabled: false },
    location: {
      timezone: "Pacific/Auckland",
      address: "1 Queen Street",
      city: "Auckland",
      zip_code: 1010,
    },
  };
  expect(redemptionPlace.output.parse({ data: project })).toMatchObject({
    projectSlug: "osteria-lucca",
    projectId: "42",
    locationId: "7",
    creditBalance: 1050,
    ikPassBalance: 200,
    stripePublicKey: "pk_test_x",
    creditCards: [{ id: "1", lastFour: "4242" }],
    offers: [{ id: "904", type: "item_offer", claimDetails: { balance: 1450 } }],
    subCreditBackPercent: 0.2,
    logoPath: "/logo.svg",
    countryCode: "NZ",
    customTipPercent0: 10,
    customTipPercent1: 15,
    customTipPercent2: 18,
    customTipPercent3: 22,
    checkout: { tippingEnabled: false },
    timezone: "Pacific/Auckland",
    address: "1 Queen Street, Auckland, 1010",
  });
});

it("reads a payment’s answer: credit earned, opt-in, tenders [C3.20] [W7]", () => {
  const answer = {
    subscription_credit_back: { amount: 3.1 },
    opt_in_dine: { balance: "12.50" },
    pos_success: { payments: [{ type: "card", amount: 75.1 }] },
  };
  expect(payAsDiner.output.parse(answer)).toMatchObject({
    isConfirmed: true,
    creditBack: 310,
    optIn: { balance: 1250, creditBalance: null },
    payments: [{ type: "card", amount: 7510 }],
  });
  expect(payAsDiner.output.parse({ pos_success: true, opt_in_dine: false })).toMatchObject({
    optIn: null,
    payments: [],
  });
});

it.each([{}, { data: {} }, { ok: true }, { pos_success: null }])(
  "does not take %j for a payment: it says nothing of one (fault D3)",
  (body) => {
    expect(payAsDiner.output.safeParse(body).success).toBe(false);
    expect(payBill.output.safeParse(body).success).toBe(false);
  },
);

it.each([
  { pos_success: true },
  { pos_success: false },
  { id: "R-1" },
  { return_url_override: "/done" },
])("takes %j for a payment", (body) => {
  expect(payAsDiner.output.safeParse(body).success).toBe(true);
});
