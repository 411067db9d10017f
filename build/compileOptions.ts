import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";

const defines = /\bdefineOptions\(/;
const ownFile = /src\/shared\/options\//;

/**
 * Replaces a module that only exports `defineOptions(…)` by the JSON Schemas of its exports. A
 * bundle that needed zod only to describe options then contains no zod.
 */
export function compileOptions(): Plugin {
  return {
    name: "compile-options",
    enforce: "pre",
    async transform(code, id) {
      const [file] = id.split("?");
      if (
        !file ||
        id.endsWith("?raw") ||
        !defines.test(code) ||
        !/src\/.*\.ts$/.test(file) ||
        ownFile.test(file)
      )
        return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
        logLevel: "silent",
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      const exported = Object.entries(module).map(
        ([name, value]) =>
          `export const ${name} = compiledOptions(${argumentsFor(name, value, file)})`,
      );
      const from = JSON.stringify(
        relativePath(
          file,
          fileURLToPath(new URL("../src/shared/options/optionSchema.ts", import.meta.url)),
        ),
      );
      return {
        code: [`import { compiledOptions } from ${from}`, ...exported].join("\n"),
        map: null,
      };
    },
  };
}

/** Relative, so that a build does not depend on the project's location. */
function relativePath(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

function argumentsFor(name: string, value: unknown, file: string): string {
  // SAFETY: whatever the value is, its `schema` is checked below.
  const { schema, guarded } = (value ?? {}) as { schema?: object; guarded?: object };
  if (!schema)
    throw new Error(
      `${file}: ${name} is no defineOptions(…); a module of options exports nothing else`,
    );
  const json = JSON.stringify(schema, (_key, part) => (isNoise(part) ? undefined : part));
  return guarded ? `${json}, ${JSON.stringify(guarded)}` : json;
}

/**
 * Whether a part is one of the bounds that zod writes for every integer. Readers do not need them.
 */
function isNoise(part: unknown): boolean {
  return Math.abs(Number(part)) === Number.MAX_SAFE_INTEGER;
}
