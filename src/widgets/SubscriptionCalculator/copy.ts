export const copy = {
  heading: "Dine & Earn",
  lead: "See what comes back when you dine with us.",
  slider: "Monthly dining spend",
  field: "Exact monthly spend",
  range: (least: string, most: string) => `Any amount from ${least} to ${most}.`,
  perMonth: (amount: string) => `${amount} per month`,
  backPerMonth: "back per month",
  perYear: (amount: string) => `${amount} per year`,
  note: "An estimate: 20% back on what you spend at participating restaurants.",
} as const;
