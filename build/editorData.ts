import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";
import type { editorFiles } from "./editors/editorFiles.ts";
import type { readCatalog } from "./catalog.ts";

/** Writes what editors complete and check templates with, from the option definitions. */
export function editorData(): Plugin {
  return {
    name: "editor-data",
    apply: "build",
    async generateBundle() {
      const [sources, editors] = await Promise.all([
        imported<{ readCatalog: typeof readCatalog }>("./catalog.ts"),
        imported<{ editorFiles: typeof editorFiles }>("./editors/editorFiles.ts"),
      ]);
      const files = editors.editorFiles(await sources.readCatalog());
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** The configuration of Vite runs without a loader for TypeScript. */
async function imported<Module>(path: string): Promise<Module> {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: "silent" });
  return module;
}
