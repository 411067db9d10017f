import * as z from "zod/mini";
import { defineOptions } from "../options/defineOptions.ts";
import type { OutputOf } from "../options/optionSchema.ts";

/** The options of both map widgets. */
export const options = defineOptions(
  z.object({
    /**
     * The heading. Defaults to "Explore locations" in the widget's language. An empty text hides
     * it.
     */
    heading: z.optional(z.string()),
    /**
     * Brands with their locations, as returned by `GET /api/v5/map` and `GET /api/v6/map`; saves the
     * calls.
     */
    brands: z.optional(z.array(z.record(z.string(), z.unknown()))),
    /** Shows only the brands with these slugs or ids. */
    brandSlugs: z.optional(z.array(z.string())),
    /**
     * Shows only brands that accept the pass; an embedded map also reads `?pass=true` from its
     * address.
     */
    pass: z.optional(z.boolean()),
    /** Overrides the theme; an embedded map also reads `?colorMode=` from its address. */
    colorMode: z.optional(z.enum(["black", "dark", "light", "auto"])),
    /**
     * For use inside a frame: no heading, options from the frame's address, and the height is
     * reported to the parent page.
     */
    embed: z._default(z.boolean(), false),
    /** Exact origins of parent pages that receive the height, besides the page's own. */
    parentOrigins: z._default(z.array(z.string().check(z.regex(/^https?:\/\/[^/]+$/))), []),
    /**
     * The URL of your own MapLibre style; without one a bundled outline is drawn, which loads
     * nothing from third parties.
     */
    styleUrl: z.optional(z.string()),
    /**
     * The map's start position, with `startLongitude`; without them the approximate position of the
     * visitor's IP address.
     */
    startLatitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
    /** See `startLatitude`. */
    startLongitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  }),
  {
    readOnce: ["parentOrigins", "startLatitude", "startLongitude"],
    trusted: ["brands", "parentOrigins"],
    addresses: ["styleUrl"],
  },
);

export type Options = OutputOf<typeof options>;
