import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";
import type { filesOfSources } from "./editors/filesOfSources.ts";

/**
 * Writes the files with which editors complete and check templates, from the option definitions.
 */
export function editorData(): Plugin {
  return {
    name: "editor-data",
    apply: "build",
    async generateBundle() {
      // Vite's configuration runs without a loader for TypeScript.
      const { module } = await runnerImport<{ filesOfSources: typeof filesOfSources }>(
        fileURLToPath(new URL("./editors/filesOfSources.ts", import.meta.url)),
        { configFile: false, logLevel: "silent" },
      );
      for (const [fileName, source] of Object.entries(module.filesOfSources))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}
