import * as z from "zod/mini";
import { defineOptions } from "../../shared/options/defineOptions.ts";
import type { OutputOf } from "../../shared/options/optionSchema.ts";

export const options = defineOptions(
  z.object({
    /**
     * The ambassador's slug. Without it, the slug is read from the path of the page (`/a/{slug}`).
     */
    slug: z.optional(z.string()),
    /** The address where the offer is claimed; `{code}` is replaced by its code. */
    offerUrl: z._default(z.string(), "/offers/{code}"),
    /**
     * Your own MapLibre style. Without it, the map is an outline that loads nothing from third
     * parties.
     */
    styleUrl: z.optional(z.string()),
  }),
  { addresses: ["offerUrl", "styleUrl"] },
);

export type Options = OutputOf<typeof options>;
