import { expect, it } from "vitest";
import { findLocations, readGuest, readTransactions } from "./managers.ts";

const transaction = {
  id: 9001,
  user_name: "Gina Guest",
  created_at: "2026-03-14T19:30:00Z",
  check_number: "0988",
  amount: 64.5,
  original_amount: "84.50",
  refundable: true,
  refund_status: "Partially Refunded",
  credit_type: "refund_redemption",
  tip_details: [{ amount: "12.40", label: "Tip", fee_type: "tip" }],
};

const transactionRead = {
  id: "9001",
  userName: "Gina Guest",
  createdAt: "2026-03-14T19:30:00Z",
  checkNumber: "0988",
  amount: 6450,
  originalAmount: 8450,
  refundable: null,
  refundStatus: "Partially Refunded",
  creditType: "refund_redemption",
  tipDetails: [{ amount: 1240, label: "Tip", feeType: "tip" }],
};

it("reads every field of a location [C3.01] [C3.02]", () => {
  const location = {
    id: 7,
    name: "Osteria Lucca",
    address: "214 Congress Avenue",
    city: "Austin",
    state: "TX",
    zip_code: 78701,
    timezone: "America/Chicago",
    project_id: 42,
    pos_type: "legacy",
    custom_tip_percent0: 10,
    custom_tip_percent1: "15",
    custom_tip_percent2: 18,
    custom_tip_percent3: 22,
    project: {
      slug: "osteria-lucca",
      stripe_public_key: "pk_test_x",
      logo_path: "/logo.svg",
    },
  };
  expect(findLocations.output.parse({ locations: [location] }).rows).toEqual([
    {
      id: "7",
      name: "Osteria Lucca",
      address: "214 Congress Avenue",
      city: "Austin",
      state: "TX",
      zipCode: "78701",
      timezone: "America/Chicago",
      projectId: "42",
      posType: "legacy",
      customTipPercent0: 10,
      customTipPercent1: 15,
      customTipPercent2: 18,
      customTipPercent3: 22,
      project: { slug: "osteria-lucca", stripePublicKey: "pk_test_x", logoPath: "/logo.svg" },
    },
  ]);
});

it("reads a guest with cards, balances, offers and transactions [C3.03]", () => {
  const user = {
    id: 501,
    first_name: "Gina",
    last_name: "Guest",
    phone_number: "+15125550100",
    has_active_card: true,
    credit_balance: "25.00",
    ik_pass_balance: 5,
    stripe_sources: [{ id: 12, brand: "visa", last4: "4242", exp_month: 4, exp_year: 2030 }],
    active_offers: [{ name: "Welcome back", claim_details: { balance: 20, offer_claim_id: "c1" } }],
    sub_credit_back_percent: "0.2",
    transactions: [transaction],
  };
  expect(readGuest.output.parse({ user })).toMatchObject({
    id: "501",
    firstName: "Gina",
    lastName: "Guest",
    phoneNumber: "+15125550100",
    hasActiveCard: true,
    creditBalance: 2500,
    ikPassBalance: 500,
    stripeSources: [{ id: "12", brand: "visa", lastFour: "4242", expMonth: 4, expYear: 2030 }],
    activeOffers: [{ name: "Welcome back", claimDetails: { balance: 2000, offerClaimId: "c1" } }],
    subCreditBackPercent: 0.2,
    transactions: [transactionRead],
  });
});

it("reads every field of a transaction, and a refund status that it does not know as it is written [C3.06]", () => {
  const transactions = [transaction, { ...transaction, refund_status: "On hold" }];
  expect(readTransactions.output.parse({ transactions })).toMatchObject({
    rows: [transactionRead, { ...transactionRead, refundStatus: "On hold" }],
  });
});
