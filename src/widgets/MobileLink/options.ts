import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * The offer in large type. Defaults to "Get 20% back" in the widget's language. An empty text
     * hides it.
     */
    offer: z.optional(z.string()),
    /**
     * The reasons to use the app, before the number of restaurants. Defaults to "Easier than paying
     * with a card" and "Loved by 3 million foodies" in the widget's language.
     */
    reasons: z.optional(z.array(z.string())),
    /** The app's rating in the stores, from 0 to 5. 0 hides the stars. */
    rating: z._default(z.number().check(z.minimum(0), z.maximum(5)), 4.9),
    /**
     * The text after the rating. Defaults to "29k reviews" in the widget's language. An empty text
     * hides it.
     */
    reviews: z.optional(z.string()),
    /** The number of restaurants, bars and cafes. 0 hides the line. */
    locationsCount: z._default(z.int().check(z.nonnegative()), 0),
    /**
     * Offers to text the link to a phone, for APIs that support `POST /api/v5/mobile_links`.
     * Accepts numbers of the page's country.
     */
    enableTextLink: z._default(z.boolean(), false),
  }),
);

export type Options = OutputOf<typeof options>;
