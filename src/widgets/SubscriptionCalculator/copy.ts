export const copy = {
  heading: "Dine & Earn",
  lead: "See how much you could earn by dining with us.",
  slider: "Monthly dining spend",
  field: "Exact monthly spend",
  range: (least: string, most: string) => `Any amount from ${least} to ${most}.`,
  perMonth: (amount: string) => `${amount} per month`,
  backPerMonth: "back per month",
  perYear: (amount: string) => `${amount} per year`,
  note: "Estimate based on 20% back at participating restaurants.",
} as const;
