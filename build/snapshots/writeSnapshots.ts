import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Snapshot } from "./serialize.ts";
import { snapshotName } from "./snapshotName.ts";
import { withoutSnapshot } from "./starts.ts";

interface SnapshotFile {
  readonly file: string;
  /** Hashes for `style-src` of a policy that allows no inline styles. */
  readonly styleHashes: readonly string[];
}

/**
 * A snapshot's entry in `script-inventory.json`: the English file, and the files in other
 * languages.
 */
export interface SnapshotEntry extends SnapshotFile {
  /** The files that take the snapshot over, besides those of the widget's first screen. */
  readonly files: readonly string[];
  readonly languages: Readonly<Record<string, SnapshotFile>>;
}

const render = fileURLToPath(new URL("./render.ts", import.meta.url));

/**
 * Writes `snapshots/<Widget>.html` and `<Widget>.<language>.html` into a build's folder. The
 * build's own files render them.
 */
export async function writeSnapshots(
  folder: string,
  widgets: readonly string[],
  languages: readonly string[],
  takeoverFiles: readonly string[],
): Promise<ReadonlyMap<string, SnapshotEntry>> {
  const names = widgets.filter((name) => !withoutSnapshot.includes(name)).toSorted();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", render, folder, ["en", ...languages].join(), ...names],
    { maxBuffer: 1e8 },
  );
  const snapshots: Record<string, Snapshot> = JSON.parse(stdout);
  await mkdir(join(folder, "snapshots"), { recursive: true });
  const files = new Map(
    await Promise.all(
      Object.entries(snapshots).map(async ([name, { html, css }]) => {
        const file = `snapshots/${name}.html`;
        await writeFile(join(folder, file), html);
        const hash = createHash("sha256").update(css).digest("base64");
        return [name, { file, styleHashes: [`sha256-${hash}`] }] as const;
      }),
    ),
  );
  const entryOf = (name: string): [string, SnapshotEntry][] => {
    const english = files.get(name);
    const others = languages.flatMap((language) => {
      const file = files.get(snapshotName(name, language));
      return file ? [[language, file] as const] : [];
    });
    return english
      ? [[name, { ...english, files: takeoverFiles, languages: Object.fromEntries(others) }]]
      : [];
  };
  return new Map(names.flatMap(entryOf));
}
