import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The form that is shown first. */
    mode: z._default(z.enum(["sign-in", "create-account", "forgot-password"]), "sign-in"),
    /** Fills in the email. */
    email: z.optional(z.string()),
    /** Where to go after signing in, on the page's own origin or one of `returnUrlOrigins`; `?next=` or `?return_url=` of the page beats it. */
    next: z.optional(z.string()),
    /** Whether a new account may be made here. */
    createAccount: z._default(z.boolean(), true),
    /** Asks for the date of birth too, without requiring it. */
    askBirthDate: z._default(z.boolean(), false),
    /** Goes with a new account; `?referral_code=` of the page beats it. */
    referralCode: z.optional(z.string()),
    /** The site area that a sign-in is for, sent as `site_area`. */
    siteArea: z.optional(z.string()),
    /** Seconds until the confirmation email can be asked for again. */
    resendSeconds: z._default(z.int().check(z.minimum(1), z.maximum(600)), 60),
  }),
);

export type Options = OutputOf<typeof options>;
