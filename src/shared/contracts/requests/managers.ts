import * as z from "zod/mini";
import {
  findGuests,
  findLocations,
  issueRefund,
  payForGuest,
  readCheck,
  readEmployees,
  readGuest,
  readTransactions,
} from "../managers.ts";
import { request } from "./request.ts";
import { cents, dollars, filled, words } from "./values.ts";

const nullable = z.nullable(words);

const managedPayment = z.strictObject({
  user_id: filled,
  location_id: filled,
  project: words,
  ticket_number: nullable,
  ticket: z.exactOptional(z.custom<object>((value) => typeof value === "object" && value !== null)),
  amount: dollars,
  charge_stripe_source_id: nullable,
  offer_claim_id: nullable,
  partial_payment: z.literal(false),
  tip: z.nullable(z.strictObject({ amount: cents, stripe_source_id: words })),
  notes: words,
  employee_pin: nullable,
});

const sampleRestaurant = { path: { location_id: "7" }, as: "manager" } as const;

/** Guests, bills, payments and refunds of a restaurant. */
export const managerRequests = [
  request(findLocations, {
    query: z.union([z.strictObject({ query: words }), z.strictObject({ location_id: filled })]),
    sample: { as: "manager", query: { query: "" } },
  }),
  request(findGuests, {
    query: z.strictObject({ query: words }),
    sample: { as: "manager", query: { query: "Gina" } },
  }),
  request(readGuest, {
    query: z.strictObject({ location_id: filled }),
    sample: { as: "manager", path: { user_id: "501" }, query: { location_id: "7" } },
  }),
  request(readTransactions, { sample: sampleRestaurant }),
  request(readCheck, {
    sample: { as: "manager", path: { location_id: "7", ticket_number: "1001" } },
  }),
  request(readEmployees, { sample: sampleRestaurant }),
  request(issueRefund, {
    body: z.strictObject({
      credit_transaction_id: filled,
      refund_reason: filled,
      refund_amount: dollars,
      refund_notes: words,
      modify_tip: z.boolean(),
    }),
    sample: {
      as: "manager",
      body: {
        credit_transaction_id: "9001",
        refund_reason: "wrong_item",
        refund_amount: 12.5,
        refund_notes: "",
        modify_tip: false,
      },
    },
  }),
  request(payForGuest, {
    body: z.strictObject({ payment: managedPayment }),
    sample: {
      as: "manager",
      body: {
        payment: {
          user_id: "501",
          location_id: "7",
          project: "osteria-lucca",
          ticket_number: "1001",
          amount: 84.5,
          charge_stripe_source_id: "12",
          offer_claim_id: null,
          partial_payment: false,
          tip: null,
          notes: "",
          employee_pin: null,
        },
      },
    },
  }),
];
