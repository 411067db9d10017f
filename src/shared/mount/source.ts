import { registry, type WidgetName } from "../../widgets/registry.ts";
import { tableSource, type ChunkTable, type Source } from "./table.ts";

declare const __FROM_TABLE__: boolean;
declare const __CHUNK_TABLE__: string;

/** In `dist/mount.js` the build's own table; undefined where modules are bundled by others or run from source. */
export const table: ChunkTable | undefined = __FROM_TABLE__ ? __CHUNK_TABLE__ : undefined;

/** For tests and for applications that bundle the widgets themselves: plain dynamic imports. */
function registrySource(): Source {
  return {
    has: (name) => name in registry,
    // SAFETY: the engine only asks for names that `has` affirmed, or for the advice.
    import: (name) =>
      registry[name as WidgetName]?.() ??
      import("./advice.ts").then(({ adviser }) => ({ default: adviser(Object.keys(registry)) })),
  };
}

export const source: Source = __FROM_TABLE__
  ? tableSource(table!, import.meta.url)
  : registrySource();
