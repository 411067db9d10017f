import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** The gift as the server knows it: `sender_name`, `amount`, `code`, `status`, `expires_at`, `message`; saves the call. */
    gift: z.optional(z.record(z.string(), z.unknown())),
    /** The gift's code; left out, it is the last segment of the page's path. */
    code: z.optional(z.string()),
    /** The page that the map's frame shows, on the host's own origin unless the page's policy allows another. */
    mapUrl: z._default(z.string(), "/embed/map?pass=true&colorMode=black"),
  }),
);

export type Options = OutputOf<typeof options>;
