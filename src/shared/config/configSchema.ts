import * as z from "zod/mini";
import { countryCodes } from "../country/countries.ts";
import { defineOptions } from "../options/defineOptions.ts";

const text = z.string();
const texts = z.optional(z.record(text, text));
const anything = z.optional(z.record(text, z.unknown()));
const origin = text.check(z.regex(/^https?:\/\/[^/]/));

export const configSchema = defineOptions(
  z.object({
    /** The origin of the API. Defaults to the page's own origin. */
    apiOrigin: z.optional(origin),
    /** The origin for the IP location call. Defaults to `apiOrigin`. */
    appOrigin: z.optional(origin),
    /** The path of the partner calls. */
    partnerApiBase: z.optional(text),
    /** The product's key in paths and fields, and its name in texts. */
    product: z.optional(z.object({ key: text.check(z.regex(/^[a-z][a-z0-9_]*$/)), name: text })),
    /** Determines tokens, logo, names, links and legal texts. */
    brand: z.optional(z.enum(["main", "alternative"])),
    /** Determines currency, formats and rules. */
    country: z.optional(z.enum(countryCodes())),
    /** The card provider's public key. */
    stripePublishableKey: z.optional(text),
    /**
     * Addresses by name: appStore, playStore, app, support, terms, privacy, … An empty address
     * hides its element.
     */
    links: texts,
    /** Origins that a return URL may lead to, besides the page's own. */
    returnUrlOrigins: z.optional(z.array(origin)),
    /**
     * Origins that may show your page in a frame. For other origins, a warning appears above every
     * button that moves money.
     */
    allowFraming: z.optional(z.array(origin)),
    /**
     * Origins that addresses in attributes may lead to and load from, besides the page's own:
     * pictures, links, map styles.
     */
    contentOrigins: z.optional(z.array(origin)),
    /**
     * Allows tokens, keys and API data in attributes. Use it only if nobody but you writes the
     * page's markup.
     */
    trustAttributes: z.optional(z.boolean()),
    /** The widgets that markup can start. All of them by default. */
    widgets: z.optional(z.array(text)),
    /**
     * A CSS selector for elements with other people's markup, such as reviews. Markup inside them
     * starts no widget.
     */
    userContent: z.optional(text),
    /** Words in the user agent that identify your own app's web views, such as `DineApp/`. */
    ownApps: z.optional(z.array(text.check(z.minLength(3)))),
    /** Paths of calls that the specification does not define, by endpoint name. */
    endpoints: texts,
    /** Numbers and lists that the specification leaves open, by name. */
    values: anything,
    /**
     * Texts that the specification leaves open, by name, and texts of the widgets: language → key →
     * text.
     */
    texts: z.optional(z.record(text, z.union([text, z.record(text, text)]))),
    /**
     * Chooses between interpretations of the specification, by name. `report` is the address to
     * which the page sends the codes of errors.
     */
    behaviour: z.optional(z.looseObject({ report: z.optional(text) })),
    /** The variants that your page has assigned, by experiment. */
    experiments: texts,
  }),
);
