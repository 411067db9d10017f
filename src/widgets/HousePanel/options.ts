import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The project whose purchase page this is; read from the API unless `project` is given. */
    projectId: z.optional(z.string()),
    /** The project as the API writes it: `id`, `name`, `planning`, `raising`, `disable_gifting`, … */
    project: z.optional(z.record(z.string(), z.unknown())),
    /** What can be bought, as the API writes it: `icos`, `gcos`, `open_amount_type`, `open_amount_presets`, … */
    options: z.optional(z.record(z.string(), z.unknown())),
    /** Where the checkout is. */
    checkoutPath: z._default(z.string(), "/checkout"),
  }),
);

export type Options = OutputOf<typeof options>;
