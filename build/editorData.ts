import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";
import type { editorFiles } from "../cli/editors/editorFiles.ts";
import type { catalog } from "../cli/catalog.ts";

/** Writes what editors complete and check templates with, from the option definitions. */
export function editorData(): Plugin {
  return {
    name: "editor-data",
    apply: "build",
    async generateBundle() {
      const [{ catalog: read }, { editorFiles: filesOf }] = await Promise.all([
        imported<{ catalog: typeof catalog }>("../cli/catalog.ts"),
        imported<{ editorFiles: typeof editorFiles }>("../cli/editors/editorFiles.ts"),
      ]);
      for (const [fileName, source] of Object.entries(filesOf(read)))
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
