import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The heading, "Where your team can dine" by default; when empty, the carousel is only named for screen readers. */
    heading: z.optional(z.string()),
    /** Brands with their locations, as returned by `GET /api/v5/map`; saves the call. */
    brands: z.optional(z.array(z.record(z.string(), z.unknown()))),
    /**
     * Ids of brands that fill up the carousel when few are near, in this order; overrides
     * `values.fallbackBrandIds` of the page configuration.
     */
    fallbackBrandIds: z.optional(z.array(z.string())),
    /** Whether the slides advance automatically; they never do under reduced motion. */
    autoplay: z._default(z.boolean(), true),
  }),
  { readOnce: ["brands"], trusted: ["brands"] },
);

export type Options = OutputOf<typeof options>;
