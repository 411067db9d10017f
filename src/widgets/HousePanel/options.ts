import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The project whose purchase page this is; loaded from the API unless `project` is given. */
    projectId: z.optional(z.string()),
    /**
     * The project in the API's format: `id`, `name`, `planning`, `raising`, `disable_gifting`, …
     */
    project: z.optional(z.record(z.string(), z.unknown())),
    /**
     * The purchase options in the API's format: `icos`, `gcos`, `open_amount_type`,
     * `open_amount_presets`, …
     */
    options: z.optional(z.record(z.string(), z.unknown())),
    /** The path of the checkout page. */
    checkoutPath: z._default(z.string(), "/checkout"),
    /** Where "Go back" leads when the project isn't found; by default one page back. */
    backUrl: z.optional(z.string()),
  }),
  {
    readOnce: ["projectId", "project", "options"],
    trusted: ["project", "options"],
    addresses: ["checkoutPath", "backUrl"],
  },
);

export type Options = OutputOf<typeof options>;
