import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

const answer = z.record(z.string(), z.unknown());
const text = z.optional(z.nullable(z.string()));

export const options = defineOptions(
  z.object({
    /** The offer's code; left out, it is read from the path of the page (`/offers/{code}` or `/offers/{code}/{claimCode}`). */
    offerCode: z.optional(z.string()),
    /** Fills in the claim code, where the offer asks for one. */
    claimCode: z.optional(z.string()),
    /** The answer of an offer lookup that the server already made; saves the call. */
    offerResponse: z.optional(answer),
    /** The answer of a claim that the server already made; jumps to its outcome. */
    claimResponse: z.optional(answer),
    /** A partner's own settings as the server knows them, such as `required_email_ending` and `terms_url`. */
    enterprise: z.optional(answer),
    /** The number that guests text VERIFY to; without any there is no other way to verify. */
    altVerificationNumber: z.optional(z.string()),
    /** Seconds until another code can be asked for, and until the other way to verify is offered. */
    resendSeconds: z._default(z.int().check(z.minimum(1), z.maximum(600)), 30),
    /** Where a bigger bonus is paid for; `ico_id` and the page's campaign are added. */
    checkoutUrl: z._default(z.string(), "/checkout"),
    /** Without a code, shows the app's promotion instead of asking for one. */
    promoWhenNoOffer: z._default(z.boolean(), false),
    /** Slides below the offer, each with an `image` (https, the page's own origin or `data:image/…`), its `alt`, a `title`, a `text` and an `href`, all of them optional. Left out, the brands where the offer counts are shown; an empty list shows none. */
    slides: z.optional(
      z.array(z.object({ image: text, alt: text, title: text, text, href: text })),
    ),
  }),
);

export type Options = OutputOf<typeof options>;
