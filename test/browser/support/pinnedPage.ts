import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { pinnedScript, type Release } from "../../../build/pinnedScript.ts";
import { nonce } from "./hostPage.ts";

/** The release in a folder: the hash of each file, and the files of each widget. */
export function releaseIn(dist: string): Release {
  const read = (name: string) => JSON.parse(readFileSync(`${dist}/${name}.json`, "utf8"));
  return { integrity: read("integrity").files, widgets: read("script-inventory").widgets };
}

/** A release of a folder without manifests, whose one widget can load all of its scripts. */
export function releaseOfScripts(dist: string, widget: string): Release {
  const files = readdirSync(dist).filter((name) => name.endsWith(".js"));
  const integrity = files.map((file) => [file, hashOf(readFileSync(`${dist}/${file}`))] as const);
  const allFiles = files.filter((file) => file !== "mount.js");
  return {
    integrity: Object.fromEntries(integrity),
    widgets: { [widget]: { files: [], allFiles } },
  };
}

/** The head of a page with the pinned snippet, and the nonce of the strict policy on each of its elements. */
export function pinnedHead(
  widgets: readonly string[],
  release: Release,
  folder: string,
  language?: string,
): { head: string; scripts: [] } {
  const head = pinnedScript(widgets, release, folder, language);
  return { head: head.replaceAll(/<(script|link) /g, `<$1 nonce="${nonce}" `), scripts: [] };
}

export function hashOf(content: string | Buffer): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}
