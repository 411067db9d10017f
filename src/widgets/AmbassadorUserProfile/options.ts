import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * The ambassador's figures (`earnings`, `reach`, `brandLinks`, `totalClaims`, …), if your
     * server has them; saves the call.
     */
    stats: z.optional(z.record(z.string(), z.unknown())),
    /**
     * The ambassador (`name`, `email`, `memberSince`, `profilePicture`), if your server has it;
     * saves the call.
     */
    user: z.optional(z.record(z.string(), z.unknown())),
    /** The address of the Back link. */
    backHref: z._default(z.string(), "/"),
  }),
  { trusted: ["stats", "user"], addresses: ["backHref"] },
);

export type Options = OutputOf<typeof options>;
