import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

const word = z.union([z.string(), z.number()]);

export const options = defineOptions(
  z.object({
    /**
     * The short name of the restaurant's point-of-sale system. Defaults to `pos` of the page's
     * query.
     */
    pos: z.optional(word),
    /** The location's id in that system. Defaults to `location` of the query. */
    location: z.optional(word),
    /** The check's number. Defaults to `ticket` of the query. */
    ticket: z.optional(word),
    /**
     * Dollars to pay if only a part of the bill is paid. Defaults to `pay_amount` of the query,
     * else to the whole bill.
     */
    payAmount: z.optional(word),
    /**
     * A tip in dollars that was chosen before, so that the widget does not ask for it. A negative
     * tip is charged to the card on file. Defaults to `tip` of the query.
     */
    tip: z.optional(word),
    /** The page that the diner came from and returns to. Defaults to `return_url` of the query. */
    returnUrl: z.optional(z.string()),
    /**
     * The page that sells credit. Defaults to `purchase_page` of the query, on the page's own
     * origin or one of `returnUrlOrigins`, else to the server's page.
     */
    purchasePage: z.optional(z.string()),
    /**
     * The diner's token, if your page knows it. Defaults to `token` of the query, which is then
     * removed from the address bar.
     */
    token: z.optional(z.string()),
    /** Shows a back button with this text instead of the link back. It fires `widget:close`. */
    backLabel: z.optional(z.string()),
    /** Whether the diner can pay a part of the bill, if the server can split it. */
    split: z._default(z.boolean(), true),
    /** Shows a menu that jumps to any stage, for developers of the host page. */
    debugStages: z._default(z.boolean(), false),
  }),
  {
    readOnce: ["pos", "location", "ticket", "payAmount", "tip", "token"],
    trusted: ["token"],
    addresses: ["purchasePage"],
  },
);

export type Options = OutputOf<typeof options>;
