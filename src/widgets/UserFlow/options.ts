import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * `lead` finds a restaurant and sends its details. `signup` creates a guest's account, verifies
     * the phone number and links to the app.
     */
    mode: z._default(z.enum(["lead", "signup"]), "lead"),
    /** The source of the lead, sent as `source`. */
    source: z.optional(z.string()),
    /** Offers to connect a bank after the lead is saved. */
    bankLink: z._default(z.boolean(), true),
    /** The id of the offer whose text message verifies the phone in `signup`. */
    offerId: z.optional(z.string()),
    /**
     * The time in which you answer a lead, as the end of the sentence on the last screen: `within
     * two business days`. Without it, no time is promised.
     */
    responseTime: z.optional(z.string()),
    /** Seconds until another text message can be requested. */
    resendSeconds: z._default(z.int().check(z.minimum(1), z.maximum(600)), 30),
  }),
);

export type Options = OutputOf<typeof options>;
