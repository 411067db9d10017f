import { registry, type WidgetName } from "../../widgets/registry.ts";
import { tableSource, type FileTable, type Source } from "./table.ts";

declare const __FROM_TABLE__: boolean;
declare const __FILE_TABLE__: FileTable;

/** In `dist/mount.js` the build's own table; undefined where modules are bundled by an application or run from source. */
export const table: FileTable | undefined = __FROM_TABLE__ ? __FILE_TABLE__ : undefined;

/** For tests and for applications that bundle the widgets themselves: plain dynamic imports. */
function registrySource(): Source {
  const has = (name: string): name is WidgetName => Object.hasOwn(registry, name);
  return {
    has,
    import: async (name) =>
      (has(name) && (await registry[name]?.())) || {
        default: (await import("./diagnostics.ts")).diagnostics(Object.keys(registry)),
      },
  };
}

export const source: Source = __FROM_TABLE__
  ? tableSource(table!, import.meta.url)
  : registrySource();
