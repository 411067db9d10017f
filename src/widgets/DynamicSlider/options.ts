import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

const text = z.optional(z.nullable(z.string()));

export const options = defineOptions(
  z.object({
    /** What to show, in order. Each has an `image` (https, the page's own origin or `data:image/…`), its `alt`, a `title`, a `text` and an `href`, all of them optional. */
    slides: z._default(
      z.array(z.object({ image: text, alt: text, title: text, text, href: text })),
      [],
    ),
    /** `slides` shows one at a time and moves on every 2.7 s; `brands` shows three logos at a time (two below 768 px of the widget's own width, one below 576 px) and moves on every 3 s. */
    variant: z._default(z.enum(["slides", "brands"]), "slides"),
    /** The name of the slideshow for screen readers. */
    label: z.optional(z.string()),
    /** Whether the slides move on by themselves; for people who ask for reduced motion they never do. */
    autoplay: z._default(z.boolean(), true),
    /** How long each slide stays, in milliseconds; 2,700 for slides and 3,000 for brands when left out. */
    autoplayMs: z.optional(z.number().check(z.minimum(1_000), z.maximum(60_000))),
    /** How long the move from one slide to the next takes, in milliseconds. */
    transitionMs: z._default(z.number().check(z.minimum(0), z.maximum(2_000)), 500),
  }),
);

export type Options = OutputOf<typeof options>;
export type SlideContent = Options["slides"][number];
