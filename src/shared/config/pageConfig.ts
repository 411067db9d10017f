import type { CountryCode } from "../country/countries.ts";
import type { HostTexts } from "../texts/language.ts";
import { validate } from "../options/validate.ts";
import { configSchema } from "./configSchema.ts";
import { rawConfig } from "./rawConfig.ts";

export type Country = CountryCode;
export type BrandKey = "main" | "alternative";

export interface PageConfig {
  readonly apiOrigin: string;
  readonly appOrigin: string;
  readonly partnerApiBase: string;
  readonly product: { readonly key: string; readonly name: string };
  readonly brand: BrandKey;
  readonly country: Country;
  readonly stripePublishableKey: string;
  readonly links: Readonly<Record<string, string>>;
  readonly returnUrlOrigins: readonly string[];
  readonly allowFraming: readonly string[];
  readonly contentOrigins: readonly string[];
  readonly trustAttributes: boolean;
  /** The widgets that markup can start. Null means all widgets. */
  readonly widgets: readonly string[] | null;
  /** A CSS selector of elements in which markup starts no widget. Empty means none. */
  readonly userContent: string;
  readonly ownApps: readonly string[];
  readonly endpoints: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** Texts that the specification leaves open, by name. */
  readonly texts: Readonly<Record<string, string>>;
  /** The host's own texts of the widgets: language → key → message in ICU syntax. */
  readonly hostTexts: Readonly<Record<string, HostTexts>>;
  readonly behaviour: Readonly<Record<string, unknown>>;
  readonly experiments: Readonly<Record<string, string>>;
}

function defaults(): PageConfig {
  const { origin: pageOrigin } = location;
  return {
    apiOrigin: pageOrigin,
    appOrigin: pageOrigin,
    partnerApiBase: "/api/v5/partner_projects",
    product: { key: "dine", name: "Dine" },
    brand: "main",
    country: "US",
    stripePublishableKey: "",
    links: {},
    returnUrlOrigins: [],
    allowFraming: [],
    contentOrigins: [],
    trustAttributes: false,
    widgets: null,
    userContent: "",
    ownApps: [],
    endpoints: {},
    values: {},
    texts: {},
    hostTexts: {},
    behaviour: {},
    experiments: {},
  };
}

let lastKey: unknown[] = [];
let lastConfig: PageConfig | undefined;

/**
 * The page configuration with every key valid. An invalid key falls back to its default and logs
 * one console error. `configured` contains the arguments of `configure()` in order, which override
 * the script element.
 */
export function pageConfig(configured: readonly object[]): PageConfig {
  const key = [rawConfig(), configured.length, location.origin];
  if (!lastConfig || key.some((part, index) => part !== lastKey[index])) {
    lastKey = key;
    lastConfig = validated(Object.assign({}, rawConfig(), ...configured));
  }
  return lastConfig;
}

function validated(settings: Record<string, unknown>): PageConfig {
  const good: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(configSchema.schema.properties ?? {})) {
    if (!Object.hasOwn(settings, key)) continue;
    try {
      good[key] = normalized(key, validate(schema, settings[key]));
    } catch (error) {
      console.error?.(
        `DiningWidgets: DW201 the page configuration's "${key}" is not usable: expected ${error instanceof Error ? error.message : error}; using its default`,
      );
    }
  }
  const { apiOrigin, texts } = good;
  const entries = Object.entries(texts ?? {});
  return Object.assign(defaults(), apiOrigin ? { appOrigin: apiOrigin } : {}, good, {
    texts: Object.fromEntries(entries.filter(([, value]) => typeof value === "string")),
    hostTexts: Object.fromEntries(entries.filter(([, value]) => typeof value === "object")),
  });
}

/** Origins in the browser's form: `https://x.example/` becomes `https://x.example`. */
function normalized(key: string, value: unknown): unknown {
  if (Array.isArray(value))
    return /Origins$|Framing$/.test(key) ? value.map((one) => new URL(one).origin) : value;
  return key.endsWith("Origin") ? new URL(`${value}`).origin : value;
}
