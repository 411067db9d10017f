import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileOptions } from "../../build/compileOptions.ts";
import { libraryPatches } from "../../build/libraryPatches.ts";
import { textModules } from "../../build/texts/textModules.ts";
import { widgetEntries } from "../../build/widgetEntries.ts";
import { folders } from "../server/folders.ts";
import { devPages } from "./devPages.ts";
import { hotSheets } from "./hotSheets.ts";

const { version } = JSON.parse(readFileSync(`${folders.root}package.json`, "utf8"));
const widgets = widgetEntries();

/**
 * `npm run dev`: the harness and its host pages, from the source and with hot reload. Widgets come
 * from the registry's own imports, as in the tests. Options are compiled as in the build, because
 * zod cannot describe them on a page that has changed how arrays become JSON.
 */
export default defineConfig({
  root: folders.root,
  base: "/@dev/",
  appType: "custom",
  publicDir: false,
  define: {
    "define.amd": "undefined",
    __VERSION__: JSON.stringify(version),
    __FROM_TABLE__: "false",
  },
  resolve: {
    alias: {
      "resize-observer-polyfill": fileURLToPath(
        new URL("../../build/nativeResizeObserver.ts", import.meta.url),
      ),
    },
  },
  plugins: [react(), hotSheets(), libraryPatches(), compileOptions(), textModules(), devPages()],
  optimizeDeps: {
    // Libraries must be found before the first page requests them. Otherwise Vite reloads the page.
    entries: ["demo/dev/mount.ts", "demo/app/{front,widget}.ts", ...Object.values(widgets)],
    rolldownOptions: { plugins: [libraryPatches(), textModules()] },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    watch: {
      ignored: ["dist", "dist-source-maps", "lib", "demo/dist", "test-results"].map(
        (name) => `${folders.root}${name}/**`,
      ),
    },
  },
});
