import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { thirdParties } from "./thirdParties.ts";
import { widgetEntries } from "./widgetEntries.ts";

const integrityFile = "integrity.json";
const inventoryFile = "script-inventory.json";

/** Writes what every shipped file hashes to, what it is for, and whom each widget talks to. */
export function manifests(): Plugin {
  return {
    name: "manifests",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const files = await Promise.all(
        chunks.map(async (chunk) => ({
          file: chunk.fileName,
          sha384: await hashOf(join(dir, chunk.fileName)),
          purpose: purposeOf(chunk),
        })),
      );
      const widgets = Object.fromEntries(
        Object.keys(widgetEntries()).map((name) => [
          name,
          { files: filesOf(name, chunks), thirdParties: thirdParties[name] ?? [] },
        ]),
      );
      await writeFile(
        join(dir, inventoryFile),
        JSON.stringify({ files: files.toSorted(byFile), widgets }, null, 1),
      );
      await writeFile(
        join(dir, integrityFile),
        JSON.stringify({ files: await hashesIn(dir) }, null, 1),
      );
    },
  };
}

/** What the loader asks for when the widget mounts: its own file first, then all that it imports statically. */
function filesOf(widget: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const own = chunks.find(({ name, isEntry }) => isEntry && name === widget);
  const files = new Set(own ? [own.fileName] : []);
  for (const file of files)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach((one) => files.add(one));
  return [...files];
}

async function hashesIn(dir: string): Promise<Record<string, string>> {
  const names = (await readdir(dir)).filter((name) => name !== integrityFile).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await hashOf(join(dir, name))] as const)),
  );
}

async function hashOf(path: string): Promise<string> {
  return `sha384-${createHash("sha384")
    .update(await readFile(path))
    .digest("base64")}`;
}

function purposeOf({ name, isEntry, fileName }: Rolldown.OutputChunk): string {
  if (fileName === "mount.js") return "loader: finds widgets in the page and loads their code";
  if (name in widgetEntries()) return `widget ${name}`;
  if (name === "react") return "React, shared by all widgets";
  if (name === "core") return "options, rendering and theme, shared by all widgets";
  if (isEntry) return `${name}, loaded when needed`;
  return `part "${name}", shared by several widgets or loaded when needed`;
}

function byFile(one: { file: string }, other: { file: string }): number {
  return one.file < other.file ? -1 : 1;
}
