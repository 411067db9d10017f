import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * The slug of the project. Without it the user's only project opens, or a choice of projects.
     * `?project=` in the page's address takes precedence.
     */
    project: z.optional(z.string()),
  }),
  { readOnce: ["project"] },
);

export type Options = OutputOf<typeof options>;
