export const copy = {
  heading: "Employee Dining",
  lead: "A dining budget for your team.",
  amount: "Amount",
  quick: "Quick amounts",
  hint: "Whole dollars, up to $99,999.",
  order: "Start your order!",
  missing: "Enter an amount to start your order.",
  close: "Close",
} as const;
