import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

const tier = z.object({ min: z.number(), max: z.nullish(z.number()), discount: z.number() });
const preset = z.object({ amount: z.int().check(z.minimum(1)), default: z.optional(z.boolean()) });

export const options = defineOptions(
  z.object({
    /** Discounts by the order's total in dollars: `min` is included, `max` is not. */
    tiers: z.optional(z.array(tier).check(z.minLength(1))),
    /** Suggested amounts per person; one may be the default. */
    presets: z.optional(z.array(preset)),
    /** The initial number of recipients; it applies until the visitor changes it. */
    startRecipients: z.optional(z.int().check(z.minimum(1), z.maximum(99_999))),
    /** `voucher` offers vouchers, which have no discount. New Zealand always offers vouchers. */
    mode: z._default(z.enum(["credit", "voucher"]), "credit"),
    /** The button's link, with `recipients` and `amount` added; without it there is no button. */
    ctaUrl: z.optional(z.string()),
    /** The button's text. Defaults to "Start gifting" in the widget's language. */
    ctaLabel: z.optional(z.string()),
  }),
  { readOnce: ["startRecipients"], addresses: ["ctaUrl"] },
);

export type Options = OutputOf<typeof options>;
