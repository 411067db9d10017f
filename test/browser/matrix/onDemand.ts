import { readFileSync, readdirSync } from "node:fs";
import { folder, type Respond } from "../support/serve.ts";

export interface OnDemandFiles {
  readonly respond: Respond;
  /** Serves the held file that was requested first. Returns its name. */
  release(): string | undefined;
  /** The number of held files. */
  count(): number;
}

/** Serves the files with which a widget starts at once, and each other file when it is released. */
export function holdOnDemandFiles(widget: string, dist: string): OnDemandFiles {
  const serveFile = folder(dist);
  const initial = initialFiles(widget, dist);
  const heldFiles: { readonly name: string; readonly serve: () => void }[] = [];
  return {
    async respond(url, request) {
      const name = url.pathname.slice(1);
      if (name.endsWith(".js") && !initial.has(name))
        await new Promise<void>((serve) => heldFiles.push({ name, serve }));
      return serveFile(url, request);
    },
    release() {
      const file = heldFiles.shift();
      file?.serve();
      return file?.name;
    },
    count: () => heldFiles.length,
  };
}

const staticImport = /(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g;
/** The shared files in the table of `mount.js`, which it preloads. */
const preloaded = /"([a-z-]+-\w{7})"/g;

/** `mount.js`, the widget's own file, the preloaded shared files, and all that these import. */
function initialFiles(widget: string, dist: string): ReadonlySet<string> {
  const read = (name: string) => readFileSync(`${dist}/${name}`, "utf8");
  const pending = [
    "mount.js",
    ...readdirSync(dist).filter((name) => new RegExp(`^${widget}-\\w{7}\\.js$`).test(name)),
    ...[...read("mount.js").matchAll(preloaded)].map(([, name]) => `${name}.js`),
  ];
  const files = new Set<string>();
  for (let name = pending.pop(); name; name = pending.pop()) {
    if (files.has(name)) continue;
    files.add(name);
    for (const [, imported = ""] of read(name).matchAll(staticImport)) pending.push(imported);
  }
  return files;
}
