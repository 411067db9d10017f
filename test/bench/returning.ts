import { brotliCompressSync } from "node:zlib";
import { filesOf } from "../../build/fileTable.ts";
import { widgetEntries } from "../../build/widgetEntries.ts";
import { buildWith, type BuiltFile } from "../support/buildWith.ts";

/**
 * The brotli bytes that a returning visitor of one widget downloads after a release, as a mean over
 * all widgets.
 */
export interface ReturningResult {
  readonly change: string;
  /** The bytes for visitors of the widget that was changed, if only one was. */
  readonly changedWidget?: number;
  readonly otherWidgets: number;
  /** The number of files with new names or contents. */
  readonly files: number;
  readonly allFiles: number;
}

const changed = "Checkout";
const edit = "globalThis.changed = 1;";
const changes: Readonly<Record<string, string>> = {
  [`one line of ${changed}`]: `src/widgets/${changed}/Root.tsx`,
  "one line of the button": "src/shared/ui/Button.tsx",
  "one line of the session": "src/shared/session/session.ts",
  "one line of the core": "src/shared/widget/paint.ts",
};

/**
 * Builds the bundle without changes and once for each change, and compares what a page with one
 * widget requests.
 */
export async function measureReturning(): Promise<ReturningResult[]> {
  const widgets = widgetEntries();
  const before = await buildWith(widgets);
  const results: ReturningResult[] = [];
  for (const [change, path] of Object.entries(changes)) {
    const after = await buildWith(widgets, { edits: { [path]: edit } });
    const again = (name: string) =>
      ["mount.js", ...pageFiles(name, after)]
        .filter((file) => before.get(file)?.code !== after.get(file)?.code)
        .reduce((sum, file) => sum + brotliCompressSync(after.get(file)?.code ?? "").length, 0);
    const isOne = path.includes("/widgets/");
    const others = Object.keys(widgets).filter((name) => !isOne || name !== changed);
    results.push({
      change,
      ...(isOne && { changedWidget: again(changed) }),
      otherWidgets: others.reduce((sum, name) => sum + again(name), 0) / others.length,
      files: [...after].filter(([file, { code }]) => before.get(file)?.code !== code).length,
      allFiles: after.size,
    });
  }
  return results;
}

function pageFiles(widget: string, files: ReadonlyMap<string, BuiltFile>): string[] {
  const imports = new Map([...files].map(([fileName, file]) => [fileName, file.imports]));
  return filesOf(widget, imports);
}
