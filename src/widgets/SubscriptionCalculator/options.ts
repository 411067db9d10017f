import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";
import { defaultSteps } from "./spend.ts";

export const options = defineOptions(
  z.object({
    /** The slider's initial position, counted from 0; it applies until the visitor moves it. */
    startPosition: z._default(z.int().check(z.nonnegative()), 5),
    /** The slider's steps in dollars per month, ascending. */
    steps: z._default(z.array(z.int().check(z.minimum(1))).check(z.minLength(2)), defaultSteps),
    /**
     * The button's link, with the chosen amount added as `spend`; without it there is no button.
     */
    ctaUrl: z.optional(z.string()),
    /** The button's text. Defaults to "Start earning" in the widget's language. */
    ctaLabel: z.optional(z.string()),
  }),
  { addresses: ["ctaUrl"] },
);

export type Options = OutputOf<typeof options>;
