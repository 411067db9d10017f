import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { generatedModule, isGenerated, type GeneratedModule } from "./generatedModules.ts";
import { writeDeclarations } from "./writeDeclarations.ts";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
let areDeclared = false;

/**
 * Makes the modules of texts from their JSON files when they are imported, and keeps their types up
 * to date.
 */
export function textModules(): Plugin {
  // A build copies a module into each widget's bundle, and so requests it several times.
  const made = new Map<string, GeneratedModule>();
  const importsByModule = new Map<string, readonly string[]>();
  const forget = () => {
    made.clear();
    importsByModule.clear();
  };
  return {
    name: "text-modules",
    enforce: "pre",
    buildStart() {
      forget();
      // Vitest starts a server for each project, and each of them would write the same files.
      if (!areDeclared) writeDeclarations(projectFolder);
      areDeclared = true;
    },
    resolveId: {
      filter: { id: /\/\w+(?:\.\w+)?\.ts$/ },
      handler(source, importer) {
        const path =
          source.startsWith(".") && importer
            ? resolve(dirname(importer), source)
            : // The development server asks for a module by its address, which begins at the project's folder.
              source.startsWith("/src/")
              ? projectFolder + source
              : source;
        return isGenerated(path, projectFolder) ? path : null;
      },
    },
    load: {
      filter: { id: /\/src\/.*\.ts(?:\?|$)/ },
      handler(id) {
        const path = id.replace(/\?.*/, "");
        if (!isGenerated(path, projectFolder)) return null;
        const module = made.get(path) ?? generatedModule(path, projectFolder, importsByModule);
        made.set(path, module);
        const { code, sources } = module;
        for (const source of sources) this.addWatchFile(source);
        return { code, map: null };
      },
    },
    watchChange(id) {
      forget();
      if (/[tT]exts\.\w+\.json$/.test(id)) writeDeclarations(projectFolder);
    },
  };
}
