import * as z from "zod/mini";
import { countryCodes } from "../country/countries.ts";
import { defineOptions } from "../options/defineOptions.ts";

/** The options that every widget takes. (The loader reads `data-load` itself.) */
export const commonOptions = defineOptions(
  z.object({
    /** Light, dark, the browser's preference, or the host's own `color-scheme`. */
    theme: z._default(z.enum(["light", "dark", "auto", "inherit"]), "light"),
    /**
     * The language of the texts, and with it their direction. Defaults to the nearest `lang` of the
     * page.
     */
    lang: z.optional(z.string()),
    /** The country that determines currency and rules. Defaults to the page configuration's. */
    country: z.optional(z.enum(countryCodes())),
    /**
     * The brand that determines tokens, logo, names and links. Defaults to the page
     * configuration's.
     */
    brand: z.optional(z.enum(["main", "alternative"])),
    /** The path that your page gives to the widget. */
    basePath: z._default(z.string().check(z.startsWith("/")), "/"),
    /** Where the widget keeps its routes: in the path, in the hash, or only in memory. */
    router: z._default(z.enum(["browser", "hash", "memory"]), "browser"),
  }),
  { readOnce: ["basePath", "router"] },
);
