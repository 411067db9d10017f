import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * The gift in the API's format: `sender_name`, `amount`, `code`, `status`, `expires_at`,
     * `message`; saves the call.
     */
    gift: z.optional(z.record(z.string(), z.unknown())),
    /** The gift's code; by default the last segment of the page's path. */
    code: z.optional(z.string()),
    /**
     * The page in the map's frame, on the host's own origin unless the content policy allows
     * another.
     */
    mapUrl: z._default(z.string(), "/embed/map?pass=true&colorMode=black"),
  }),
  { trusted: ["gift"], addresses: ["mapUrl"] },
);

export type Options = OutputOf<typeof options>;
