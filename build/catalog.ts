import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { descriptions } from "../src/widgets/descriptions.ts";
import { heights, heightsByAttribute, type Heights } from "../src/widgets/heights.ts";
import { readOptionsModule } from "./optionsModule.ts";
import { attributeName } from "../src/shared/options/attribute.ts";
import type { GuardedOptions, OptionSchema } from "../src/shared/options/optionSchema.ts";
import { thirdParties, type ThirdParty } from "../src/widgets/thirdParties.ts";
import { widgetEntries } from "./widgetEntries.ts";

/**
 * An option of a widget or a key of the page configuration. The description is the comment above it
 * in its source.
 */
export interface CatalogOption {
  readonly name: string;
  /** `data-start-position` for the option `startPosition`. */
  readonly attribute: string;
  readonly description: string;
  readonly schema: OptionSchema;
  /**
   * What attributes must not contain: a `trusted` option at all, an `address` of an origin that the
   * page does not name.
   */
  readonly guard?: "trusted" | "address";
}

export interface CatalogWidget {
  readonly name: string;
  readonly description: string;
  readonly options: readonly CatalogOption[];
  /**
   * The height in px that a page reserves at widths of 1280 and 390 px. Null for a widget that
   * overlays the page.
   */
  readonly heights: Heights | null;
  /** The heights of the first screen that an attribute opens. Missing if none opens another. */
  readonly heightsByAttribute?: readonly HeightsOfAttribute[];
  readonly thirdParties: readonly ThirdParty[];
}

/** The heights where an element has an attribute, such as `data-offer-code`. */
export interface HeightsOfAttribute {
  readonly attribute: string;
  /** The value that the attribute must have. Missing if any value counts. */
  readonly value?: string;
  readonly heights: Heights;
}

/** The data with which templates, editors and live pages are checked. */
export interface Catalog {
  readonly version: string;
  readonly widgets: readonly CatalogWidget[];
  /** Options that every widget takes. */
  readonly common: readonly CatalogOption[];
  readonly config: readonly CatalogOption[];
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Reads the catalog from the option definitions and their comments. */
export async function readCatalog(): Promise<Catalog> {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const entries = Object.entries(widgetEntries()).toSorted(([a], [b]) => a.localeCompare(b));
  const widgets = entries.map(async ([name, entry]) => ({
    name,
    description: new Map(Object.entries(descriptions)).get(name) ?? "",
    options: await optionsOf(entry.replace(/[^/]+$/, "options.ts"), "options"),
    heights: new Map(Object.entries(heights)).get(name) ?? null,
    ...heightsByAttributeOf(name),
    thirdParties: thirdParties[name] ?? [],
  }));
  return {
    version,
    widgets: await Promise.all(widgets),
    common: await optionsOf("src/shared/widget/commonOptions.ts", "commonOptions"),
    config: await optionsOf("src/shared/config/configSchema.ts", "configSchema"),
  };
}

async function optionsOf(file: string, exported: string): Promise<CatalogOption[]> {
  const { options, sentences } = await readOptionsModule(file, exported);
  return Object.entries(options.schema.properties ?? {}).map(([name, schema]) => ({
    name,
    attribute: attributeName(name),
    description: sentences.get(name) ?? "",
    schema: withoutNoise(schema),
    ...guardOf(name, options.guarded),
  }));
}

function guardOf(name: string, { trusted, addresses }: GuardedOptions = {}) {
  if (trusted?.includes(name)) return { guard: "trusted" as const };
  return addresses?.includes(name) ? { guard: "address" as const } : {};
}

/** Removes the bounds that zod writes for every integer. */
function withoutNoise(schema: OptionSchema): OptionSchema {
  return JSON.parse(
    JSON.stringify(schema, (_key, part: unknown) =>
      Math.abs(Number(part)) === Number.MAX_SAFE_INTEGER ? undefined : part,
    ),
  );
}

function heightsByAttributeOf(name: string): Pick<CatalogWidget, "heightsByAttribute"> {
  const own = heightsByAttribute.filter(({ widget }) => widget === name);
  return own.length
    ? {
        heightsByAttribute: own.map(({ pair, widget: _, ...attribute }) => ({
          ...attribute,
          heights: pair,
        })),
      }
    : {};
}
