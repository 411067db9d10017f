import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The campaign brand to review; the third segment of the page's path when left out. */
    campaignBrandId: z.optional(z.string()),
  }),
);

export type Options = OutputOf<typeof options>;
