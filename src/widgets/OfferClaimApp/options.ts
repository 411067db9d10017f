import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

const answer = z.record(z.string(), z.unknown());
const optionalText = z.optional(z.nullable(z.string()));

export const options = defineOptions(
  z.object({
    /**
     * The offer's code. Without it, the code is read from the path of the page (`/offers/{code}` or
     * `/offers/{code}/{claimCode}`).
     */
    offerCode: z.optional(z.string()),
    /** Prefills the claim code of an offer that needs one. */
    claimCode: z.optional(z.string()),
    /** The answer of an offer lookup that your server has already made. Saves the call. */
    offerResponse: z.optional(answer),
    /** The answer of a claim that your server has already made. Shows its outcome. */
    claimResponse: z.optional(answer),
    /**
     * A partner's settings as your server knows them, such as `required_email_ending` and
     * `terms_url`.
     */
    enterprise: z.optional(answer),
    /** The number that guests text VERIFY to. Without one, this way to verify is not offered. */
    altVerificationNumber: z.optional(z.string()),
    /** Seconds until another code can be requested and the alternative verification is offered. */
    resendSeconds: z._default(z.int().check(z.minimum(1), z.maximum(600)), 30),
    /** The checkout for a bigger bonus; `ico_id` and the page's campaign parameters are added. */
    checkoutUrl: z._default(z.string(), "/checkout"),
    /** Shows the app's promotion instead of the code form if there is no code. */
    promoWhenNoOffer: z._default(z.boolean(), false),
    /**
     * Slides below the offer. Each has an optional `image` (https, the page's own origin or
     * `data:image/…`), `alt`, `title`, `text` and `href`. Without this option, the brands that
     * honor the offer are shown; an empty list shows none.
     */
    slides: z.optional(
      z.array(
        z.object({
          image: optionalText,
          alt: optionalText,
          title: optionalText,
          text: optionalText,
          href: optionalText,
        }),
      ),
    ),
  }),
  {
    readOnce: ["claimCode", "offerResponse", "claimResponse"],
    trusted: ["offerResponse", "claimResponse", "enterprise"],
    addresses: ["checkoutUrl", "slides"],
  },
);

export type Options = OutputOf<typeof options>;
