import { decode, encode } from "@jridgewell/sourcemap-codec";
import type { Plugin, Rolldown } from "vite";
import { firstRound } from "./firstRound.ts";
import { hashLength, type FileTable } from "../src/shared/mount/table.ts";

/** The file that takes over snapshots. `sharedFiles.ts` uses the same name. */
export const recoveryFile = "recovery";

const placeholder = "__FILE_TABLE__";

type Chunk = Pick<Rolldown.OutputChunk, "type" | "fileName" | "imports">;

/**
 * Writes into `mount.js` which files each widget needs, so that the loader requests them all at
 * once. The build fails if a file imports `mount.js`: its name never changes, so a cached copy may
 * be older than the file.
 */
export function fileTable(widgets: readonly string[], languages: readonly string[]): Plugin {
  return {
    name: "file-table",
    apply: "build",
    config: () => ({
      define: { __FROM_TABLE__: "true", __WIDGET_NAMES__: JSON.stringify(widgets) },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const mount = chunks.find(({ fileName }) => fileName === "mount.js");
      if (!mount) this.error("the build has no mount.js");
      const importer = chunks.find(({ imports }) => imports.includes("mount.js"));
      if (importer) this.error(`${importer.fileName} imports mount.js`);
      if (mount.imports.length) this.error(`mount.js imports ${mount.imports.join(", ")}`);
      const table = literalOf(tableOf(chunks, widgets, languages));
      const map = bundle["mount.js.map"];
      if (map?.type === "asset")
        map.source = mapWithTable(String(map.source), mount.code, table.length);
      mount.code = mount.code.replace(placeholder, () => table);
    },
  };
}

/** Returns the source map of `mount.js` after a table of this length has replaced `placeholder`. */
function mapWithTable(map: string, code: string, length: number): string {
  const before = code.slice(0, code.indexOf(placeholder)).split("\n");
  const column = before.at(-1)?.length ?? 0;
  const { mappings, ...rest }: { mappings: string } = JSON.parse(map);
  const lines = decode(mappings);
  for (const segment of lines[before.length - 1] ?? [])
    if (segment[0] > column) segment[0] += length - placeholder.length;
  return JSON.stringify({ ...rest, mappings: encode(lines) });
}

/**
 * Writes the table as the minifier would: keys without quotes, and strings in backticks as
 * everywhere in `mount.js`. Hashes come last, because brotli compresses them better there.
 */
function literalOf({ names, hashes, needs }: FileTable): string {
  return `{names:\`${names}\`,needs:\`${needs}\`,hashes:\`${hashes}\`}`;
}

/**
 * Returns the table of a build. Throws if a widget or a language was not built.
 */
export function tableOf(
  chunks: readonly Chunk[],
  widgets: readonly string[],
  languages: readonly string[] = [],
): FileTable {
  const importsOf = importsIn(chunks);
  // Sorted, because brotli compresses a sorted list better.
  const rows = [...widgets, "diagnostics"].toSorted().map((name) => firstFilesOf(name, importsOf));
  const shared = [
    ...new Set([
      ...filesOf(recoveryFile, importsOf).slice(0, 1),
      ...rows.flatMap(([, ...dependencies]) => dependencies),
    ]),
  ];
  if (shared.length > 36)
    throw new Error(`${shared.length} shared files are more than a digit can name`);
  const lists = languages.flatMap((language) => filesOf(language, importsOf).slice(0, 1));
  const files = [...shared, ...rows.map(([widgetFile = ""]) => widgetFile)];
  const mistaken = files.find((file) => /^[a-z]{2,3}$/.test(nameIn(file)));
  if (mistaken) throw new Error(`the loader would take ${mistaken} for a language's list`);
  files.push(...lists);
  const digits = rows.map(([, ...dependencies]) =>
    dependencies.map((file) => shared.indexOf(file).toString(36)).join(""),
  );
  return {
    names: files.map(nameIn).join(" "),
    hashes: files.map((file) => file.slice(-".js".length - hashLength, -".js".length)).join(""),
    needs: [...shared.map(() => ""), ...digits].join(" "),
  };
}

function nameIn(file: string): string {
  return file.slice(0, -"-.js".length - hashLength);
}

/**
 * The files that the loader requests for a widget: those that it imports, and those on demand that
 * its first screen needs at once.
 */
export function firstFilesOf(name: string, imports: Imports): string[] {
  const files = [name, ...(firstRound[name] ?? [])].flatMap((file) => filesOf(file, imports));
  return [...new Set(files)];
}

/**
 * Every file that widgets can load after `mount.js`: those of their first screens, those on demand,
 * their texts in each language, and those that the loader itself requests.
 * @param imports static imports, and those on demand
 */
export function allFilesOf(
  names: readonly string[],
  imports: Imports,
  languages: readonly string[],
): string[] {
  const files = [...names, "diagnostics", recoveryFile].flatMap((file) => filesOf(file, imports));
  const texts = languages
    .flatMap((language) => [language, ...names.map((name) => `${language}-${name}`)])
    .flatMap((name) => [...imports.keys()].filter((file) => isFileOf(name, file)));
  return [...new Set([...files, ...texts])];
}

/** The files of a build, each with the files that it imports. */
export type Imports = ReadonlyMap<string, Iterable<string>>;

/** The static imports of a build's chunks. */
export function importsIn(chunks: readonly Chunk[]): Imports {
  const names = new Set(chunks.map(({ fileName }) => fileName));
  // The bundler still lists the helpers that `joinHelpers` has moved.
  return new Map(
    chunks.map(({ fileName, imports }) => [fileName, imports.filter((file) => names.has(file))]),
  );
}

/** The imports of a build's chunks, static and on demand, read from their final code. */
export function allImportsIn(
  chunks: readonly Pick<Rolldown.OutputChunk, "fileName" | "code">[],
): Imports {
  const names = chunks.map(({ fileName }) => fileName);
  return new Map(
    chunks.map(({ fileName, code }) => [
      fileName,
      names.filter((name) => name !== fileName && code.includes(`./${name}`)),
    ]),
  );
}

/**
 * The file of a widget and every file that it imports, directly or indirectly. Throws if the widget
 * was not built.
 */
export function filesOf(name: string, imports: Imports): string[] {
  const widgetFile = [...imports.keys()].find((fileName) => isFileOf(name, fileName));
  if (!widgetFile) throw new Error(`${name} is registered but not built`);
  return withImports([widgetFile], imports);
}

/** These files and every file that they import, directly or indirectly. */
export function withImports(files: readonly string[], imports: Imports): string[] {
  const all = new Set(files);
  for (const file of all) for (const imported of imports.get(file) ?? []) all.add(imported);
  return [...all];
}

/**
 * Whether a file name belongs to a name: `Map-1a2b3c4.js` belongs to `Map`, and `MapV6-1a2b3c4.js`
 * does not.
 */
export function isFileOf(name: string, fileName: string): boolean {
  return fileName.startsWith(`${name}-`) && fileName.length === `${name}-.js`.length + hashLength;
}
