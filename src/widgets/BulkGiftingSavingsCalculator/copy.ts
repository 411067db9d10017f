import { giftingCopy } from "../../shared/gifting/copy.ts";

export const copy = {
  heading: { credit: "See what your team’s gift costs", ...giftingCopy.heading },
  lead: giftingCopy.lead,
} as const;
