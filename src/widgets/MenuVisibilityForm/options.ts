import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The slug of the partner's project; left out, `project` of the page's query. */
    project: z.optional(z.string()),
    /** The id of the location to begin with; left out, `location_id` of the query, else the first one. */
    startLocation: z.optional(z.union([z.string(), z.number()])),
    /** The partner's token, where the page knows it; left out, the one that is stored as `userToken`. */
    token: z.optional(z.string()),
    /** The time zone of locations that say none themselves, such as `America/Chicago`; left out, that of their state. */
    timeZone: z.optional(z.string()),
    /** Offers to copy a location's settings to others. */
    copies: z._default(z.boolean(), true),
  }),
);

export type Options = OutputOf<typeof options>;
