import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** `page` shows the form; `dialog` shows a link that opens it. */
    display: z._default(z.enum(["page", "dialog"]), "page"),
    /** The text of that link. Defaults to "Your Privacy Choices" in the widget's language. */
    triggerLabel: z.optional(z.string().check(z.minLength(1))),
  }),
);

export type Options = OutputOf<typeof options>;
