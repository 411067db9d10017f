import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The slug of the partner's project. Without it, `project` of the page's query is used. */
    project: z.optional(z.string()),
    /**
     * The id of the location to open first. Without it, `location_id` of the query is used, else
     * the first location.
     */
    startLocation: z.optional(z.union([z.string(), z.number()])),
    /** The partner's token. Without it, the one stored as `userToken` is used. */
    token: z.optional(z.string()),
    /**
     * The time zone of locations without one, such as `America/Chicago`. Without it, the zone of
     * their state is used.
     */
    timeZone: z.optional(z.string()),
    /** Offers to copy a location's settings to other locations. */
    copies: z._default(z.boolean(), true),
  }),
  { readOnce: ["project", "startLocation", "token"], trusted: ["token"] },
);

export type Options = OutputOf<typeof options>;
