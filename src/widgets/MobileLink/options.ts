import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The number of restaurants, bars and cafes; 0 leaves the line out. */
    locationsCount: z._default(z.int().check(z.nonnegative()), 0),
    /**
     * Offers to text the link to a phone, for APIs that support `POST /api/v5/mobile_links`; takes
     * numbers of the page’s country.
     */
    enableTextLink: z._default(z.boolean(), false),
  }),
);

export type Options = OutputOf<typeof options>;
