import type { PaymentResult } from "../../src/shared/contracts/bill.ts";

/** An answer to a payment without a word of the restaurant's system. */
export const silentResult: PaymentResult = {
  isConfirmed: false,
  payments: [],
  returnUrlOverride: null,
  creditBack: null,
  reference: null,
  error: null,
  challenge: null,
};
