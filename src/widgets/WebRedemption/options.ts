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
    /** The check's number, or several with commas between; left out, `ticket` of the query, else the location's open tickets. */
    ticket: z.optional(word),
    /** Whether the diner signs in first; without it the bill is paid by card, as a guest. */
    authRequired: z._default(z.boolean(), true),
    /** Dollars of the bill to pay, where only a part is paid; left out, `pay_amount` of the query, else all of it. */
    payAmount: z.optional(word),
    /** Whether a part of the bill may be paid, where the server can split it. */
    split: z._default(z.boolean(), true),
    /** Where the diner came from and goes back to; left out, `return_url` of the query. */
    returnUrl: z.optional(z.string()),
    /** How many restaurants take the credit; with 0 the line about them is left out. */
    locationsCount: z._default(z.number(), 0),
    /** The diner's token, where the page knows it. */
    token: z.optional(z.string()),
    /** For guests, the restaurant as the API writes it, so that it need not be asked for: `project_id`, `project_slug`, `name`, … */
    project: z.optional(z.record(z.string(), z.unknown())),
    /** For guests, the open checks as the API writes them: `ticket_code`, `bill_amount`, `line_items`, … */
    tickets: z.optional(z.array(z.record(z.string(), z.unknown()))),
  }),
  {
    readOnce: [
      "pos",
      "location",
      "ticket",
      "authRequired",
      "payAmount",
      "token",
      "project",
      "tickets",
    ],
    trusted: ["token", "project", "tickets"],
  },
);

export type Options = OutputOf<typeof options>;
