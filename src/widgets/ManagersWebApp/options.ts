import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** Location that a manager works at from the start, by its id; `location_id` in the query beats it. */
    startLocationId: z.optional(z.string()),
  }),
  { readOnce: ["startLocationId"] },
);

export type Options = OutputOf<typeof options>;
