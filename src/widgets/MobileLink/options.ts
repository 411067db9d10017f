import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The offer in large type; an empty text leaves it out. "Get 20% back" in the widget's language without it. */
    offer: z.optional(z.string()),
    /**
     * The reasons to use the app, before the number of restaurants. "Easier than paying with a card"
     * and "Loved by 3 million foodies" in the widget's language without it.
     */
    reasons: z.optional(z.array(z.string())),
    /** The app's rating in the stores, from 0 to 5; 0 leaves the stars out. */
    rating: z._default(z.number().check(z.minimum(0), z.maximum(5)), 4.9),
    /** The words after the rating; an empty text leaves them out. "29k reviews" in the widget's language without it. */
    reviews: z.optional(z.string()),
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
