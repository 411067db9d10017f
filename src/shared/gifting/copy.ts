/** Texts shared by the widgets for bulk orders. */
export const giftingCopy = {
  heading: { voucher: "Send Universal Vouchers" },
  lead: {
    credit: "Dining credit for everyone. Order more, save more.",
    voucher: "Dining vouchers for everyone.",
  },
  recipients: "Recipients",
  perPerson: "Amount per person",
  presets: "Suggested amounts",
  budget: "Total budget",
  leftOver: (amount: string) => `${amount} of this budget is left over.`,
  tooMuch: "Total budget can’t exceed $9,999,999",
  quote: {
    label: "Your quote",
    total: "Order total",
    times: (recipients: string, perPerson: string) => `${recipients} × ${perPerson}`,
    discount: (percent: string) => `Discount ${percent}`,
    saved: "You save",
    pay: "You pay",
    voucherExpiry: "Valid for at least 3 years.",
  },
} as const;
