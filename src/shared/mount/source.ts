import { languages } from "../../languages/languages.ts";
import { registry, type WidgetName } from "../../widgets/registry.ts";
import { tableSource, type FileTable, type Source } from "./table.ts";

declare const __FROM_TABLE__: boolean;
declare const __FILE_TABLE__: FileTable;

/** Plain dynamic imports, for tests and for applications that bundle the widgets themselves. */
function registrySource(): Source {
  const has = (name: string): name is WidgetName => Object.hasOwn(registry, name);
  return {
    // A widget loads this file itself a little later.
    load: () => Promise.resolve(),
    has,
    texts: (name, language) => languages[language]?.[name]?.(),
    import: async (name) =>
      (has(name) && (await registry[name]?.())) || {
        default: (await import("./diagnostics.ts")).diagnostics(Object.keys(registry)),
      },
  };
}

/** `dist/mount.js` uses the table of its own build. */
export const source: Source = __FROM_TABLE__ ? tableSource(__FILE_TABLE__) : registrySource();
