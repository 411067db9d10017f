import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * The id of the location that is open at the start. `location_id` in the query overrides it.
     */
    startLocationId: z.optional(z.string()),
  }),
  { readOnce: ["startLocationId"] },
);

export type Options = OutputOf<typeof options>;
