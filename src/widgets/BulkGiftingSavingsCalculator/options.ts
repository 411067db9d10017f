import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

const tier = z.object({ min: z.number(), max: z.nullish(z.number()), discount: z.number() });
const preset = z.object({ amount: z.int().check(z.minimum(1)), default: z.optional(z.boolean()) });

export const options = defineOptions(
  z.object({
    /** Discounts by the order's total in dollars: `min` is included, `max` is not. */
    tiers: z.optional(z.array(tier).check(z.minLength(1))),
    /** Amounts per person that are offered as buttons; one may be the default. */
    presets: z.optional(z.array(preset)),
    /** How many people the calculator starts with, until the person changes it. */
    startRecipients: z.optional(z.int().check(z.minimum(1), z.maximum(99_999))),
    /** `voucher` speaks of vouchers and gives no discount, as New Zealand does anyway. */
    mode: z._default(z.enum(["credit", "voucher"]), "credit"),
    /** Where the button leads, with `recipients` and `amount` added. Without it there is no button. */
    ctaUrl: z.optional(z.string()),
    /** The words on the button. */
    ctaLabel: z._default(z.string(), "Start gifting"),
  }),
);

export type Options = OutputOf<typeof options>;
