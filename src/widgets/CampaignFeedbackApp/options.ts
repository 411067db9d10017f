import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * The id of the campaign brand to review. Without it, the third segment of the page's path is
     * used.
     */
    campaignBrandId: z.optional(z.string()),
  }),
  { readOnce: ["campaignBrandId"] },
);

export type Options = OutputOf<typeof options>;
