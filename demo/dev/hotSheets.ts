import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { preprocessCSS, type Plugin, type ResolvedConfig } from "vite";

const runtime = fileURLToPath(new URL("hotSheet.ts", import.meta.url));
/** The ending of a style sheet's module, so that the browser and Vite take it for a script. */
const ending = ".sheet.js";

/**
 * Style sheets that are imported as text (`./Thing.css?inline`) change on the screen without a
 * render of their components: each becomes a module that accepts its own replacement and passes the
 * new text to `hotSheet`.
 */
export function hotSheets(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "hot-sheets",
    apply: "serve",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      // Matches a path as a component imports it, and as the browser requests it.
      const file = /^(.+\.css)(\?inline|\.sheet\.js)$/.exec(source)?.[1];
      const resolved = file && (await this.resolve(file, importer, { skipSelf: true }));
      // The sheets of libraries do not change.
      return resolved && !resolved.id.includes("/node_modules/") ? resolved.id + ending : null;
    },
    async load(id) {
      if (!id.endsWith(`.css${ending}`)) return null;
      const file = id.slice(0, -ending.length);
      this.addWatchFile(file);
      const { code } = await preprocessCSS(await readFile(file, "utf8"), file, config);
      const name = relative(config.root, file).replaceAll("\\", "/");
      return [
        `import { hotSheet } from ${JSON.stringify(runtime)};`,
        `export default hotSheet(${JSON.stringify(name)}, ${JSON.stringify(code)});`,
        "import.meta.hot.accept();",
      ].join("\n");
    },
  };
}
