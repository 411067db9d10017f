import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

const word = z.union([z.string(), z.number()]);

export const options = defineOptions(
  z.object({
    /** Short name of the restaurant's point-of-sale system; left out, `pos` of the page's query. */
    pos: z.optional(word),
    /** The location as that system knows it; left out, `location` of the query. */
    location: z.optional(word),
    /** The check's number; left out, `ticket` of the query. */
    ticket: z.optional(word),
    /** Dollars of the bill to pay, where only a part is paid; left out, `pay_amount` of the query, else all of it. */
    payAmount: z.optional(word),
    /** A tip in dollars that was chosen before, so that it is not asked for; a negative one is charged to the card on file. Left out, `tip` of the query. */
    tip: z.optional(word),
    /** Where the diner came from and goes back to; left out, `return_url` of the query. */
    returnUrl: z.optional(z.string()),
    /** Where credit is sold; left out, `purchase_page` of the query, on the page’s own origin or one of `returnUrlOrigins`, else what the server says. */
    purchasePage: z.optional(z.string()),
    /** The diner's token, where the page knows it; left out, `token` of the query, which then leaves the address bar. */
    token: z.optional(z.string()),
    /** Shows a back button with these words in place of the link back; it fires `widget:close`. */
    backLabel: z.optional(z.string()),
    /** Whether a part of the bill may be paid, where the server can split it. */
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
