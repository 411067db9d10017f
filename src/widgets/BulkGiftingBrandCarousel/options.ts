import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** Heads the carousel; empty leaves the heading out, and names the carousel all the same. */
    heading: z._default(z.string(), "Where your team can dine"),
    /** Brands with their locations, as `GET /api/v5/map` gives them; saves the call. */
    brands: z.optional(z.array(z.record(z.string(), z.unknown()))),
    /** Brands that fill up the carousel where few are near, by id, in this order; beats `values.fallbackBrandIds` of the page. */
    fallbackBrandIds: z.optional(z.array(z.string())),
    /** Whether the slides move on by themselves; for people who ask for reduced motion they never do. */
    autoplay: z._default(z.boolean(), true),
  }),
);

export type Options = OutputOf<typeof options>;
