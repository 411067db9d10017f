import { giftingCopy } from '../../shared/gifting/copy.ts'

export const copy = {
  heading: { credit: 'See what your team’s gift costs', ...giftingCopy.heading },
  lead: giftingCopy.lead,
  title: 'Dining gifts for many people',
  tiers: 'Discounts by order total',
  tier: { from: (from: string, below: string) => `${from} to ${below}`, below: (below: string) => `Below ${below}`, above: (from: string) => `${from} and more` },
  share: 'Share quote',
  print: 'Print quote',
  shared: { copied: 'Link copied.', refused: 'Copy the page’s address to share this quote.', shared: '', dismissed: '' },
} as const
