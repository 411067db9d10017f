import * as z from "zod/mini";
import { countryCodes } from "../country/countries.ts";
import { defineOptions } from "../options/defineOptions.ts";

/** The options that every widget takes (`data-load` is the loader's). */
export const commonOptions = defineOptions(
  z.object({
    /** Light, dark, as the browser prefers, or as the host's own `color-scheme`. */
    theme: z._default(z.enum(["light", "dark", "auto", "inherit"]), "light"),
    /** Language and, with it, direction; the nearest `lang` of the page when left out. */
    lang: z.optional(z.string()),
    /** Decides currency and rules; the page configuration's when left out. */
    country: z.optional(z.enum(countryCodes())),
    /** Tokens, logo, names and links; the page configuration's when left out. */
    brand: z.optional(z.enum(["main", "alternative"])),
    /** The path that the host gives to the widget. */
    basePath: z._default(z.string().check(z.startsWith("/")), "/"),
    /** Where routes live: in the path, in the hash, or nowhere. */
    router: z._default(z.enum(["browser", "hash", "memory"]), "browser"),
  }),
  { readOnce: ["basePath", "router"] },
);
