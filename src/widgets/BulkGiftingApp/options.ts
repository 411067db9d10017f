import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** `voucher` uses the texts for vouchers and gives no discount. New Zealand always does. */
    mode: z._default(z.enum(["credit", "voucher"]), "credit"),
    /** The initial number of recipients, until the person changes it. */
    startRecipients: z.optional(z.int().check(z.minimum(1), z.maximum(50_000))),
    /**
     * The initial sender of the gifts, until the person changes it. Defaults to the account's name.
     */
    senderName: z.optional(z.string()),
  }),
  { readOnce: ["startRecipients", "senderName"] },
);

export type Options = OutputOf<typeof options>;
