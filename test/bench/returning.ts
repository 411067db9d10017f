import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesOf, isFileOf } from "../../build/fileTable.ts";
import { widgetEntries } from "../../build/widgetEntries.ts";
import { deltaOf, requireEncoder } from "../../scripts/deltas/delta.ts";
import { nameOf } from "../../scripts/deltas/writeDeltas.ts";
import { buildWith, type BuiltFile } from "../support/buildWith.ts";

type Files = ReadonlyMap<string, BuiltFile>;

/**
 * The bytes that a returning visitor of one widget downloads after a release, as a mean over all
 * widgets.
 */
export interface ReturningResult {
  readonly change: string;
  /** The bytes for visitors of the widget that was changed, if only one was. */
  readonly changedWidget?: Download;
  readonly otherWidgets: Download;
  /** The number of files with new names or contents. */
  readonly files: number;
  readonly allFiles: number;
}

/** The same files with brotli, and as deltas for a browser with compression dictionaries. */
interface Download {
  readonly brotli: number;
  readonly deltas: number;
}

const changed = "Checkout";
const edit = "globalThis.changed = 1;";
const changes: Readonly<Record<string, string>> = {
  [`one line of ${changed}`]: `src/widgets/${changed}/Root.tsx`,
  "one line of the button": "src/shared/ui/Button.tsx",
  "one line of the session": "src/shared/session/session.ts",
  "one line of the core": "src/shared/widget/paint.ts",
  [`one Spanish text of ${changed}, to a Spanish visitor`]: `src/widgets/${changed}/texts.es.ts`,
};

/**
 * Builds the bundle without changes and once for each change, and compares what a page with one
 * widget requests. Needs the program `zstd`.
 */
export async function measureReturning(): Promise<ReturningResult[]> {
  await requireEncoder();
  const widgets = widgetEntries();
  const before = await buildWith(widgets);
  const results: ReturningResult[] = [];
  for (const [change, path] of Object.entries(changes)) {
    const after = await buildWith(widgets, { edits: { [path]: edit } });
    const language = /\.(\w\w)\.ts$/.exec(path)?.[1];
    const downloads = await downloadsOf(before, after);
    const again = (name: string) =>
      sumOf([...pageFiles(name, after), ...textsOf(name, language, after)], downloads);
    const isOne = path.includes("/widgets/");
    const others = Object.keys(widgets).filter((name) => !isOne || name !== changed);
    const sums = others.map(again);
    const mean = (key: keyof Download) =>
      sums.reduce((sum, one) => sum + one[key], 0) / others.length;
    results.push({
      change,
      ...(isOne && { changedWidget: again(changed) }),
      otherWidgets: { brotli: mean("brotli"), deltas: mean("deltas") },
      files: downloads.size,
      allFiles: after.size,
    });
  }
  return results;
}

/** What each file costs that is new or has changed. */
async function downloadsOf(before: Files, after: Files): Promise<ReadonlyMap<string, Download>> {
  const folder = await mkdtemp(join(tmpdir(), "returning-"));
  const written = async (side: string, code: string) => {
    const path = join(folder, side);
    await writeFile(path, code);
    return path;
  };
  const downloads = new Map<string, Download>();
  for (const [file, { code }] of after) {
    if (before.get(file)?.code === code) continue;
    const brotli = brotliCompressSync(code).length;
    const [, predecessor] = [...before].find(([name]) => nameOf(name) === nameOf(file)) ?? [];
    const delta =
      predecessor &&
      (await deltaOf(await written("after", code), await written("before", predecessor.code)));
    downloads.set(file, { brotli, deltas: Math.min(brotli, delta?.length ?? brotli) });
  }
  await rm(folder, { recursive: true });
  return downloads;
}

function sumOf(files: readonly string[], downloads: ReadonlyMap<string, Download>): Download {
  const changedFiles = files.flatMap((file) => downloads.get(file) ?? []);
  const sum = (key: keyof Download) => changedFiles.reduce((total, one) => total + one[key], 0);
  return { brotli: sum("brotli"), deltas: sum("deltas") };
}

function pageFiles(widget: string, files: Files): string[] {
  const imports = new Map([...files].map(([fileName, file]) => [fileName, file.imports]));
  return ["mount.js", ...filesOf(widget, imports)];
}

/** The list of a language's files, and the widget's own. */
function textsOf(widget: string, language: string | undefined, files: Files): string[] {
  return [...files.keys()].filter((file) =>
    [language, `${language}-${widget}`].some((name) => name && isFileOf(name, file)),
  );
}
