import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";
import { defaultSteps } from "./spend.ts";

export const options = defineOptions(
  z.object({
    /** Where the slider starts, counted from 0; holds until the person moves it. */
    startPosition: z._default(z.int().check(z.nonnegative()), 5),
    /** The stops of the slider in dollars per month, rising. */
    steps: z._default(z.array(z.int().check(z.minimum(1))).check(z.minLength(2)), defaultSteps),
    /** Where the button leads; the chosen amount is added as `spend`. Without it there is no button. */
    ctaUrl: z.optional(z.string()),
    /** The words on the button. */
    ctaLabel: z._default(z.string(), "Start earning"),
  }),
);

export type Options = OutputOf<typeof options>;
