import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** How many restaurants, bars and cafes take part; at 0 the line is left out. */
    locationsCount: z._default(z.int().check(z.nonnegative()), 0),
    /** Offers to text the link to a phone, where the API can (`POST /api/v5/mobile_links`; US numbers). */
    enableTextLink: z._default(z.boolean(), false),
  }),
);

export type Options = OutputOf<typeof options>;
