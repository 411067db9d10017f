export const extrasCopy = {
  title: "Dining gifts for your team",
  tiers: "Discounts by order total",
  tier: {
    from: (from: string, below: string) => `${from} to ${below}`,
    below: (below: string) => `Under ${below}`,
    above: (from: string) => `${from} or more`,
  },
  share: "Share quote",
  print: "Print quote",
  copied: "Link copied.",
  refused: "Copy the page’s address to share this quote.",
} as const;
