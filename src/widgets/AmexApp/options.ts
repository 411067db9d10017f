import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** `redirect` leads on to the partner's offer page; `claim` shows the claim here, which is also what happens without a usable page to lead to. */
    mode: z._default(z.enum(["redirect", "claim"]), "redirect"),
    /** The partner's offer page; on the page's own origin or one of `returnUrlOrigins`. The page's query and hash travel along. */
    partnerOfferUrl: z.optional(z.string()),
    /** The partner's offer: leads to `/offers/{code}`, or is the one that is claimed here. */
    partnerOfferCode: z.optional(z.string()),
    /** The partner's name, beside the product's. */
    partnerName: z.optional(z.string()),
    /** A picture of the partner's name, instead of the words. */
    partnerLogo: z.optional(z.string()),
    /** Seconds before the page is left, with a button to stay; at 0 it is left at once. */
    delaySeconds: z._default(z.int().check(z.minimum(0), z.maximum(600)), 0),
    /** For the claim here: the ending that an e-mail address must have, such as `@partner.example`; several with commas. */
    requiredEmailEnding: z.optional(z.string()),
    /** For the claim here: the partner's settings as the server knows them, such as `required_email_ending` and `terms_url`. */
    enterprise: z.optional(z.record(z.string(), z.unknown())),
  }),
);

export type Options = OutputOf<typeof options>;
