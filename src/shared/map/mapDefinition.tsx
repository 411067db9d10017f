import type { StoreDeps } from "../widget/defineWidget.ts";
import type { Finder, FinderOptions } from "./finder.ts";
import { MapScreen } from "./MapScreen.tsx";
import { createMapWidget } from "./mapWidget.ts";
import { options, type Options } from "./options.ts";

/** What both map widgets have in common. They differ only in where their places come from. */
export function mapDefinition(source: FinderOptions["source"]) {
  return {
    options,
    Root: ({ options, store }: { options: Options; store: Finder }) => (
      <MapScreen options={options} finder={store} />
    ),
    createStore: (deps: StoreDeps<Options>) => createMapWidget(deps, source),
    callsFirst: true,
  } as const;
}
