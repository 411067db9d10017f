import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

const text = z.optional(z.nullable(z.string()));

export const options = defineOptions(
  z.object({
    /**
     * The slides in order. Each may have an `image` (https, the page's own origin or
     * `data:image/…`), its `alt`, a `title`, a `text` and an `href`.
     */
    slides: z._default(
      z.array(z.object({ image: text, alt: text, title: text, text, href: text })),
      [],
    ),
    /**
     * `slides` shows one slide at a time and advances every 2.7 s; `brands` shows three logos at a
     * time (two below 560 px of the widget's own width, one below 288 px) and advances every 3 s.
     */
    variant: z._default(z.enum(["slides", "brands"]), "slides"),
    /** The slideshow's name for screen readers. */
    label: z.optional(z.string()),
    /** Whether the slides advance automatically; they never do under reduced motion. */
    autoplay: z._default(z.boolean(), true),
    /** Milliseconds that each slide stays; by default 2,700 for slides and 3,000 for brands. */
    autoplayMs: z.optional(z.number().check(z.minimum(1_000), z.maximum(60_000))),
    /** Milliseconds that the move between two slides takes. */
    transitionMs: z._default(z.number().check(z.minimum(0), z.maximum(2_000)), 500),
  }),
  { addresses: ["slides"] },
);

export type Options = OutputOf<typeof options>;
export type SlideContent = Options["slides"][number];
