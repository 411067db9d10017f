export const copy = {
  heading: 'Dine & Earn',
  lead: 'See what comes back when you dine with us.',
  slider: 'Monthly dining spend',
  field: 'Monthly spend',
  perMonth: 'back per month',
  perYear: (amount: string) => `${amount} per year`,
  note: 'An estimate: 20% back on what you spend at participating restaurants.',
  announced: (month: string, year: string, message: string) => `${month} back per month, ${year} per year. ${message}`,
  sliderValue: (amount: string) => `${amount} per month`,
} as const
