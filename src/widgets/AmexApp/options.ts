import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * `redirect` goes to the partner's offer page. `claim` shows the claim here, as does `redirect`
     * if there is no usable page.
     */
    mode: z._default(z.enum(["redirect", "claim"]), "redirect"),
    /**
     * The partner's offer page, on the page's own origin or one of `returnUrlOrigins`. The page's
     * query and hash are passed on.
     */
    partnerOfferUrl: z.optional(z.string()),
    /** The partner's offer: redirects to `/offers/{code}`, or is the offer claimed here. */
    partnerOfferCode: z.optional(z.string()),
    /** The partner's name, shown beside the product's. */
    partnerName: z.optional(z.string()),
    /** A logo shown instead of the partner's name. */
    partnerLogo: z.optional(z.string()),
    /** Seconds before the redirect, with a button to stay; 0 redirects at once. */
    delaySeconds: z._default(z.int().check(z.minimum(0), z.maximum(600)), 0),
    /**
     * For `claim`: the ending that an email address must have, such as `@partner.example`; separate
     * several with commas.
     */
    requiredEmailEnding: z.optional(z.string()),
    /**
     * For `claim`: the partner's settings as the server returns them, such as
     * `required_email_ending` and `terms_url`.
     */
    enterprise: z.optional(z.record(z.string(), z.unknown())),
  }),
  {
    readOnce: ["mode", "partnerOfferUrl", "partnerOfferCode", "delaySeconds"],
    trusted: ["enterprise"],
    addresses: ["partnerLogo"],
  },
);

export type Options = OutputOf<typeof options>;
