import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** Heads the widget; empty leaves it out. */
    heading: z._default(z.string(), "Explore locations"),
    /** Brands with their locations, as `GET /api/v6/map` gives them; saves the calls. */
    brands: z.optional(z.array(z.record(z.string(), z.unknown()))),
    /** Only these brands, by slug or id. */
    brandSlugs: z.optional(z.array(z.string())),
    /** Only brands that accept the pass; in an embedded map `?pass=true` of its address says so too. */
    pass: z.optional(z.boolean()),
    /** Instead of the theme; in an embedded map `?colorMode=` of its address says so too. */
    colorMode: z.optional(z.enum(["black", "dark", "light", "auto"])),
    /** Inside a frame: no heading, options from the frame's address, and its height is told to the page around it. */
    embed: z._default(z.boolean(), false),
    /** Exact origins of pages that may be told the height, besides the page's own. */
    parentOrigins: z._default(z.array(z.string().check(z.regex(/^https?:\/\/[^/]+$/))), []),
    /** The host's own MapLibre style; without one the map is an outline that needs nobody else. */
    styleUrl: z.optional(z.string()),
    /** Where the map starts, with `startLongitude`; left out, where the visitor's address seems to be. */
    startLatitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
    /** See `startLatitude`. */
    startLongitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  }),
);

export type Options = OutputOf<typeof options>;
