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
    /**
     * The check's number, or several separated by commas. Defaults to `ticket` of the query, else
     * to the location's open tickets.
     */
    ticket: z.optional(word),
    /** Whether the diner signs in first. Otherwise the bill is paid by card, as a guest. */
    authRequired: z._default(z.boolean(), true),
    /**
     * Dollars to pay if only a part of the bill is paid. Defaults to `pay_amount` of the query,
     * else to the whole bill.
     */
    payAmount: z.optional(word),
    /** Whether the diner can pay a part of the bill, if the server can split it. */
    split: z._default(z.boolean(), true),
    /** The page that the diner came from and returns to. Defaults to `return_url` of the query. */
    returnUrl: z.optional(z.string()),
    /** The number of restaurants that accept the credit. 0 hides the line about them. */
    locationsCount: z._default(z.number(), 0),
    /** The diner's token, if your page knows it. */
    token: z.optional(z.string()),
    /**
     * For guests: the restaurant in the API's format (`project_id`, `project_slug`, `name`, …).
     * Saves the call.
     */
    project: z.optional(z.record(z.string(), z.unknown())),
    /**
     * For guests: the open checks in the API's format (`ticket_code`, `bill_amount`, `line_items`,
     * …).
     */
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
