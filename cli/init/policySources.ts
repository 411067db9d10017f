import type { Catalog } from "../../build/catalog.ts";
import type { Settings } from "./frameworks.ts";

/** The sources that a security policy needs for the first widget, one line for each directive. */
export function policySources({ cdn, api, widget }: Settings, catalog: Catalog): string[] {
  const { origin } = new URL(cdn);
  const sources = new Map<string, Set<string>>([
    ["script-src", new Set([origin])],
    ["style-src", new Set([origin])],
    ["connect-src", new Set([api])],
    ["img-src", new Set([origin, "data:"])],
  ]);
  const thirdParties = catalog.widgets.find(({ name }) => name === widget)?.thirdParties ?? [];
  for (const { directive, origin: source } of thirdParties)
    sources.set(directive, new Set([...(sources.get(directive) ?? []), source]));
  return [...sources].map(([directive, origins]) => `${directive} ${[...origins].join(" ")}`);
}
