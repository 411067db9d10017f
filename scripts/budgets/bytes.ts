import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, parseSync, Visitor } from "vite";
import { isFileOf } from "../../build/fileTable.ts";
import config from "../../vite.config.ts";

const floorFolder = "node_modules/.cache/budget-floor";

/** By content: most widgets share most files, and the best brotli of React takes a third of a second. */
const measured = new Map<string, number>();

/** Bytes of a file as a CDN sends it: brotli at its best. */
export function brotliBytes(file: string): number {
  const content = readFileSync(file);
  const key = createHash("sha256").update(content).digest("hex");
  const bytes =
    measured.get(key) ??
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }).length;
  measured.set(key, bytes);
  return bytes;
}

/** Brotli bytes of React alone, rendering one element, built with the bundle's own settings. */
export async function floorBytes(): Promise<number> {
  rmSync(floorFolder, { recursive: true, force: true });
  mkdirSync(floorFolder, { recursive: true });
  const { define, build: settings } = config;
  const { minify, comments } = Object(settings?.rolldownOptions?.output);
  await build({
    configFile: false,
    logLevel: "error",
    ...(define && { define }),
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      ...settings,
      outDir: floorFolder,
      lib: { entry: "scripts/budgets/floor.tsx", formats: ["es"], fileName: "floor" },
      rolldownOptions: { output: { minify, comments } },
    },
  });
  return readdirSync(floorFolder).reduce(
    (sum, file) => sum + brotliBytes(`${floorFolder}/${file}`),
    0,
  );
}

/** The file of a widget and every file that it imports statically. */
export function filesOf(widget: string, dist: string): string[] {
  const own = readdirSync(dist).find((file) => isFileOf(widget, file));
  if (!own) throw new Error(`${dist} holds no file of ${widget}`);
  return withImports([own], dist);
}

/** Files of a bundle and every other that they import statically, or also later, found in the files themselves. */
export function withImports(files: readonly string[], dist: string, isLater = false): string[] {
  const reached = new Set(files);
  for (const file of reached) {
    for (const path of importsOf(readFileSync(join(dist, file), "utf8"), isLater))
      reached.add(join(dirname(file), path));
  }
  return [...reached];
}

function importsOf(code: string, isLater: boolean): string[] {
  const paths: string[] = [];
  const follow = ({ source }: { source: { value: string } | null }) =>
    void (source && paths.push(source.value));
  new Visitor({
    ImportDeclaration: follow,
    ExportNamedDeclaration: follow,
    ExportAllDeclaration: follow,
    ImportExpression({ source }) {
      const path =
        source.type === "TemplateLiteral"
          ? source.quasis[0]?.value.cooked
          : source.type === "Literal"
            ? source.value
            : undefined;
      if (isLater && typeof path === "string" && path.startsWith("./")) paths.push(path);
    },
  }).visit(parseSync("chunk.js", code).program);
  return paths;
}
