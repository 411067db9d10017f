import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** `lead` finds a restaurant and leaves its details; `signup` makes a guest's account, verifies the phone and leads to the app. */
    mode: z._default(z.enum(["lead", "signup"]), "lead"),
    /** Where the lead comes from, sent as `source`. */
    source: z.optional(z.string()),
    /** Offers to connect a bank after the lead is saved. */
    bankLink: z._default(z.boolean(), true),
    /** The offer whose text message verifies the phone in `signup`; left out, none is named. */
    offerId: z.optional(z.string()),
    /** Seconds until another text message can be asked for. */
    resendSeconds: z._default(z.int().check(z.minimum(1), z.maximum(600)), 30),
  }),
);

export type Options = OutputOf<typeof options>;
