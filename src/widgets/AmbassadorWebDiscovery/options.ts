import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /** Whose page it is; left out, it is read from the path of the page (`/a/{slug}`). */
    slug: z.optional(z.string()),
    /** Where the offer is claimed; `{code}` is filled in. */
    offerUrl: z._default(z.string(), "/offers/{code}"),
    /** The host's own MapLibre style; without one the map is an outline that needs nobody else. */
    styleUrl: z.optional(z.string()),
  }),
);

export type Options = OutputOf<typeof options>;
