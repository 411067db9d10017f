import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The ambassador's figures as the server knows them: `earnings`, `reach`, `brandLinks`, `totalClaims`, …; saves the call. */
    stats: z.optional(z.record(z.string(), z.unknown())),
    /** The ambassador: `name`, `email`, `memberSince`, `profilePicture`; saves the call. */
    user: z.optional(z.record(z.string(), z.unknown())),
    /** Where Back leads. */
    backHref: z._default(z.string(), "/"),
  }),
);

export type Options = OutputOf<typeof options>;
