import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The code of `person.ts` as one classic script, for pages that a driver has opened. */
export async function bundlePerson(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2023",
      minify: false,
      lib: {
        entry: fileURLToPath(new URL("person.ts", import.meta.url)),
        formats: ["iife"],
        name: "personScript",
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error("the finder could not be bundled");
  return chunk.code;
}
