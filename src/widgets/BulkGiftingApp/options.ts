import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** `voucher` speaks of vouchers and gives no discount, as New Zealand does anyway. */
    mode: z._default(z.enum(["credit", "voucher"]), "credit"),
    /** How many people the first step starts with, until the person changes it. */
    startRecipients: z.optional(z.int().check(z.minimum(1), z.maximum(50_000))),
    /** Who the gifts are from, until the person changes it; the account's own name when left out. */
    senderName: z.optional(z.string()),
  }),
  { readOnce: ["startRecipients", "senderName"] },
);

export type Options = OutputOf<typeof options>;
