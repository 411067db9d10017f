import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The slug of the project; without it the signed-in person's own project, or a choice of them. `?project=` of the page beats it. */
    project: z.optional(z.string()),
  }),
);

export type Options = OutputOf<typeof options>;
