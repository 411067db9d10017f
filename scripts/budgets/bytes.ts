import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, parseSync, Visitor } from "vite";
import type { Imports } from "../../build/fileTable.ts";
import config from "../../vite.config.ts";

const baselineFolder = "node_modules/.cache/budget-baseline";

/**
 * A cache by content, because most widgets share most files, and the best brotli compression of
 * React takes a third of a second.
 */
const measured = new Map<string, number>();

/** The bytes of a file as a CDN sends it, with the best brotli compression. */
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

/**
 * The brotli bytes of React alone, which renders one element, built with the bundle's own settings.
 */
export async function baselineBytes(): Promise<number> {
  rmSync(baselineFolder, { recursive: true, force: true });
  mkdirSync(baselineFolder, { recursive: true });
  const { define, build: settings } = config;
  const { minify, comments } = Object(settings?.rolldownOptions?.output);
  await build({
    configFile: false,
    logLevel: "error",
    ...(define && { define }),
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      ...settings,
      outDir: baselineFolder,
      lib: { entry: "scripts/budgets/baseline.tsx", formats: ["es"], fileName: "baseline" },
      rolldownOptions: { output: { minify, comments } },
    },
  });
  return readdirSync(baselineFolder).reduce(
    (sum, file) => sum + brotliBytes(`${baselineFolder}/${file}`),
    0,
  );
}

/**
 * The imports of a bundle's files, read from the files: only the static ones, or also those that
 * load later.
 */
export function importsInFolder(dist: string, isLater = false): Imports {
  const files = readdirSync(dist).filter((file) => file.endsWith(".js"));
  return new Map(
    files.map((file) => {
      const paths = importsOf(readFileSync(join(dist, file), "utf8"), isLater);
      return [file, paths.map((path) => join(path))];
    }),
  );
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
