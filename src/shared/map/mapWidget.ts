import { brandsOf } from "../contracts/mapBrand.ts";
import type { MapBrand } from "../contracts/locations.ts";
import { position } from "../contracts/position.ts";
import { queryParameter } from "../host/address.ts";
import { pageOrigin } from "../host/navigation.ts";
import { postHeight } from "../host/parentFrame.ts";
import type { StoreDeps } from "../widget/defineWidget.ts";
import { onOptionChange } from "../flow/onOptionChange.ts";
import { createFinder, type FinderOptions } from "./finder.ts";
import type { Options } from "./options.ts";

type ColorMode = NonNullable<Options["colorMode"]>;

const colorModes: readonly ColorMode[] = ["black", "dark", "light", "auto"];

/**
 * Creates the finder of a map widget; inside a frame it also reports the height to the parent page.
 */
export function createMapWidget(deps: StoreDeps<Options>, source: FinderOptions["source"]) {
  const { options, environment } = deps;
  const { embed, parentOrigins, startLatitude, startLongitude } = options();
  const { element, signal, widget } = environment();
  if (embed) postHeight(element, widget, [pageOrigin(), ...parentOrigins], signal);
  const finder = createFinder({
    environment,
    source,
    brandFilter: () => ({ pass: isPassOnly(options()), slugs: options().brandSlugs ?? null }),
    providedBrands: () => providedBrands(options()),
    start: position(startLatitude, startLongitude),
    isLinked: !embed,
  });
  onOptionChange(
    deps,
    ({ brands, brandSlugs, pass }) => [brands, brandSlugs, pass],
    finder.filterAgain,
  );
  return finder;
}

/** The option, or in a frame the `colorMode` parameter of its address. */
export function colorModeOf({ colorMode, embed }: Options): ColorMode | undefined {
  return (
    colorMode ??
    (embed ? colorModes.find((mode) => mode === queryParameter("colorMode")) : undefined)
  );
}

function isPassOnly({ pass, embed }: Options): boolean {
  return pass ?? (embed && queryParameter("pass") === "true");
}

function providedBrands({ brands }: Options): MapBrand[] | null {
  return brands ? (brandsOf(brands) ?? []) : null;
}
