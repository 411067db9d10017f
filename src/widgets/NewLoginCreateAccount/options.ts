import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The form shown first. */
    mode: z._default(z.enum(["sign-in", "create-account", "forgot-password"]), "sign-in"),
    /** Prefills the email. */
    email: z.optional(z.string()),
    /**
     * Where to go after signing in, on the page's own origin or one of `returnUrlOrigins`; the
     * page's `?next=` or `?return_url=` overrides it.
     */
    next: z.optional(z.string()),
    /** Whether visitors can create an account. */
    createAccount: z._default(z.boolean(), true),
    /** Asks for an optional date of birth. */
    askBirthDate: z._default(z.boolean(), false),
    /** Sent with a new account; the page's `?referral_code=` overrides it. */
    referralCode: z.optional(z.string()),
    /** The site area of the sign-in, sent as `site_area`. */
    siteArea: z.optional(z.string()),
    /** Seconds before the confirmation email can be requested again. */
    resendSeconds: z._default(z.int().check(z.minimum(1), z.maximum(600)), 60),
  }),
  { readOnce: ["mode", "email"] },
);

export type Options = OutputOf<typeof options>;
