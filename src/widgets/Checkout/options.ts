import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** What the path says decides between a purchase and a subscription (`…/subscribe`), unless this does. */
    flow: z._default(z.enum(["auto", "purchase", "subscribe"]), "auto"),
    /** The credit offer to buy; left out, it is read from `ico_id` in the page's address. */
    icoId: z.optional(z.string()),
    /** The gift card option to buy; left out, it is read from `gco_id` in the page's address. */
    gcoId: z.optional(z.string()),
    /** The level to subscribe to; left out, it is read from `subscription_level_id` in the page's address. */
    subscriptionLevelId: z.optional(z.string()),
    /** The answer of `GET /api/v5/checkout` that the server already has; saves the call. */
    checkout: z.optional(z.record(z.string(), z.unknown())),
    /** Where "Go back" leads when the offer is gone; by default one page back. */
    backUrl: z.optional(z.string()),
  }),
  {
    readOnce: ["flow", "icoId", "gcoId", "subscriptionLevelId", "checkout"],
    trusted: ["checkout"],
    addresses: ["backUrl"],
  },
);

export type Options = OutputOf<typeof options>;
