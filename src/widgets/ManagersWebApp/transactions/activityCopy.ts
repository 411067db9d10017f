/** Texts of a location's activity: filters, totals and export. */
export const activityCopy = {
  search: "Check or guest",
  day: "Date",
  everyDay: "All dates",
  kind: "Type",
  kinds: { "": "All", payments: "Payments", refunds: "Refunds", refunded: "Refunded payments" },
  totals: "Totals",
  payments: "Payments",
  tips: "Tips",
  refunds: "Refunds",
  net: "Net",
  covers: (count: number) =>
    count === 1
      ? "Based on 1 transaction."
      : `Based on ${count.toLocaleString("en-US")} transactions.`,
  export: "Export CSV",
  file: (day: string) => (day ? `transactions-${day}.csv` : "transactions.csv"),
  columns: ["Date", "Time", "Check", "Guest", "Type", "Amount", "Tip", "Status"],
  payment: "Payment",
  refund: "Refund",
} as const;
