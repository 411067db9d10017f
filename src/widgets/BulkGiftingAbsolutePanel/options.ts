import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The order page; the amount is added as `spend`. */
    checkoutPath: z._default(z.string(), "/checkout"),
    /** The initial amount in whole dollars; it applies until the visitor changes it. */
    startAmount: z.optional(z.int().check(z.minimum(1), z.maximum(99_999))),
    /** Whether the panel can be closed. */
    closable: z._default(z.boolean(), true),
  }),
  { readOnce: ["startAmount"], addresses: ["checkoutPath"] },
);

export type Options = OutputOf<typeof options>;
