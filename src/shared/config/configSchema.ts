import * as z from "zod/mini";
import { countryCodes } from "../country/countries.ts";
import { defineOptions } from "../options/defineOptions.ts";

const text = z.string();
const texts = z.optional(z.record(text, text));
const anything = z.optional(z.record(text, z.unknown()));
const origin = text.check(z.regex(/^https?:\/\/[^/]/));

export const configSchema = defineOptions(
  z.object({
    /** Where the API lives; the page's own origin when left out. */
    apiOrigin: z.optional(origin),
    /** Where the IP location call goes; `apiOrigin` when left out. */
    appOrigin: z.optional(origin),
    /** Path under which the partner calls stand. */
    partnerApiBase: z.optional(text),
    /** The product's key in paths and fields, and its name in texts. */
    product: z.optional(z.object({ key: text.check(z.regex(/^[a-z][a-z0-9_]*$/)), name: text })),
    /** Tokens, logo, names, links and legal texts. */
    brand: z.optional(z.enum(["main", "alternative"])),
    /** Currency, formats and rules. */
    country: z.optional(z.enum(countryCodes())),
    /** The card provider's public key. */
    stripePublishableKey: z.optional(text),
    /** Addresses by name: appStore, playStore, app, support, terms, privacy, … An empty one hides its element. */
    links: texts,
    /** Origins besides the page's own that a return URL may point to. */
    returnUrlOrigins: z.optional(z.array(origin)),
    /** Origins whose pages may show this one in a frame without a warning before money moves. */
    allowFraming: z.optional(z.array(origin)),
    /** Origins besides the page's own that addresses in attributes may lead to and load from: pictures, links, map styles. */
    contentOrigins: z.optional(z.array(origin)),
    /** Whether attributes may carry tokens, keys and answers of the API: only where nobody but you writes the page's markup. */
    trustAttributes: z.optional(z.boolean()),
    /** The widgets that markup may start; all of them when left out. */
    widgets: z.optional(z.array(text)),
    /** A CSS selector of elements with other people's markup, such as reviews: markup starts no widget in them. */
    userContent: z.optional(text),
    /** Words of the user agent by which your own app's web views are known, such as `DineApp/`. */
    ownApps: z.optional(z.array(text.check(z.minLength(3)))),
    /** Paths of calls that the specification does not show, by endpoint name. */
    endpoints: texts,
    /** Numbers and lists that the specification leaves open, by name. */
    values: anything,
    /** Texts that the specification leaves open, by name, and texts of the widgets: language → key → text. */
    texts: z.optional(z.record(text, z.union([text, z.record(text, text)]))),
    /** Switches between readings of the specification, by name. */
    behaviour: anything,
    /** Variants that the host assigned, by experiment. */
    experiments: texts,
  }),
);
