import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { checksum, hashLength, steadyBits, type ChunkTable } from "../src/shared/mount/table.ts";

const placeholder = "__CHUNK_TABLE__";
/** The loader's limit, table included, in bytes of brotli. */
const mountLimit = 2_500;
/** So many bits fit into six digits to the base of 32. */
const mostShared = 30;

type Chunk = Rolldown.OutputChunk;

/**
 * Writes into `mount.js` which files each widget needs, static dependencies included, so that the
 * loader requests them all at once. Fails the build when `mount.js` outgrows its limit, and when a chunk
 * imports it: its name is stable, and its cached copy may be older than the chunk.
 */
export function chunkTable(widgets: readonly string[], build: () => string): Plugin {
  return {
    name: "chunk-table",
    apply: "build",
    config: () => ({
      define: {
        __FROM_TABLE__: "true",
        [placeholder]: JSON.stringify(placeholder),
        __WIDGET_NAMES__: JSON.stringify(widgets),
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
      const mount = chunks.find(({ fileName }) => fileName === "mount.js");
      if (!mount) this.error("the build has no mount.js");
      for (const { fileName, imports } of chunks) {
        if (imports.includes("mount.js")) this.error(`${fileName} imports mount.js`);
        if (isSteady(fileName) && [...imports].some((name) => !isSteady(name)))
          this.error(`${fileName} should outlive the build, and imports ${imports.join(", ")}`);
      }
      if (mount.imports.length)
        this.error(`mount.js imports ${mount.imports.join(", ")}; it must stand alone`);
      const written = mount.code.replace(placeholder, tableOf(chunks, widgets, build()));
      if (written === mount.code) this.error("mount.js has no place for the chunk table");
      mount.code = written;
      const bytes = brotliBytes(written);
      if (bytes > mountLimit)
        this.error(`mount.js has ${bytes} bytes (brotli); its limit is ${mountLimit}`);
      this.info(`mount.js: ${bytes} of ${mountLimit} bytes (brotli)`);
    },
  };
}

/** Bytes that travel: brotli at its best quality. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The compact table of a build; throws for a widget whose chunk is missing. */
export function tableOf(
  chunks: readonly Chunk[],
  widgets: readonly string[],
  build: string,
): ChunkTable {
  const needs = [...widgets, "advice"].map(
    (name) => [name, dependenciesOf(name, chunks, build)] as const,
  );
  if (needs.some(([name, { length }]) => name === "advice" && length))
    throw new Error("the advice should stand alone");
  const all = [...new Set(needs.flatMap(([, files]) => files))];
  const steady = all.filter(isSteady).toSorted();
  const bitOf = (file: string) => {
    const bit = isSteady(file) ? steady.indexOf(file) : Number(/^(\d+)-/.exec(file)?.[1] ?? NaN);
    if (Number.isNaN(bit)) throw new Error(`${file} is shared, and none of the build's parcels`);
    if (bit >= (isSteady(file) ? steadyBits : mostShared))
      throw new Error(`the table has no room for ${file}`);
    return 1 << bit;
  };
  const rows = needs.slice(0, -1).map(
    ([name, files]) =>
      checksum(name) +
      files
        .reduce((bits, file) => bits | bitOf(file), 0)
        .toString(32)
        .padStart(6, "0"),
  );
  if (new Set(rows.map((row) => row.slice(0, 2))).size < rows.length)
    throw new Error("two names of widgets have the same checksum");
  return (
    rows.toSorted().join("") +
    steady
      .map((file) => file.slice(0, hashLength))
      .join("")
      .padEnd(steadyBits * hashLength) +
    build
  );
}

function isSteady(file: string): boolean {
  return file.length === hashLength + ".js".length;
}

/** Everything that a widget imports statically, without its own file. */
function dependenciesOf(name: string, chunks: readonly Chunk[], build: string): string[] {
  const own = `${name}-${build}.js`;
  const files = new Set([own]);
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk) throw new Error(`${file} is registered but not built`);
    chunk.imports.forEach((dependency) => files.add(dependency));
  }
  return [...files].slice(1);
}
