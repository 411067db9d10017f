import { giftingCopy } from "../../shared/gifting/copy.ts";

export const copy = {
  heading: { credit: "Price your team’s gift", ...giftingCopy.heading },
  lead: giftingCopy.lead,
} as const;
