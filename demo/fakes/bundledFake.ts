import { build, type Plugin } from "vite";

/**
 * `import text from './stripe.ts?fake'` bundles the file with its imports into the text of one
 * classic script.
 */
export function bundledFake(): Plugin {
  return {
    name: "bundled-fake",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith("?fake")) return null;
      const resolved = await this.resolve(source.replace("?fake", ""), importer);
      return resolved && `${resolved.id}?fake`;
    },
    async load(id) {
      if (!id.endsWith("?fake")) return null;
      return `export default ${JSON.stringify(await bundled(id.replace("?fake", "")))}`;
    },
  };
}

/** Bundles a file with its imports into the text of one classic script. */
export async function bundled(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error(`${input} could not be bundled`);
  return output.output[0].code;
}
