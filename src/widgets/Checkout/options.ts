import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * Whether this is a purchase or a subscription. Defaults to what the page's path says
     * (`…/subscribe` is a subscription).
     */
    flow: z._default(z.enum(["auto", "purchase", "subscribe"]), "auto"),
    /** The credit offer to buy. Defaults to `ico_id` in the page's address. */
    icoId: z.optional(z.string()),
    /** The gift card option to buy. Defaults to `gco_id` in the page's address. */
    gcoId: z.optional(z.string()),
    /** The level to subscribe to. Defaults to `subscription_level_id` in the page's address. */
    subscriptionLevelId: z.optional(z.string()),
    /** The answer of `GET /api/v5/checkout`, if your server has it. Saves the call. */
    checkout: z.optional(z.record(z.string(), z.unknown())),
    /** Where "Go back" leads when the offer no longer exists. Defaults to one page back. */
    backUrl: z.optional(z.string()),
  }),
  {
    readOnce: ["flow", "icoId", "gcoId", "subscriptionLevelId", "checkout"],
    trusted: ["checkout"],
    addresses: ["backUrl"],
  },
);

export type Options = OutputOf<typeof options>;
