import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { sharedFileOf, type SharedFile } from "./sharedFiles.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Marks a file's own copy of a module: `src/shared/ui/Button.tsx?in=Checkout`. */
const copyQuery = /[?&]in=([\w.-]+)$/;

type ModuleInfo = Pick<Rolldown.ModuleInfo, "importedIds" | "isEntry" | "dynamicImporters">;

/** Decides which file each module goes into. */
export interface Splitting {
  readonly plugin: Plugin;
  /** Returns the name of a module's file without its hash. Null lets the bundler decide. */
  fileOf(id: string): string | null;
}

/**
 * Creates one bundle per entry. The modules of `sharedFiles` exist once per page, and every other
 * module is copied into each bundle that uses it. Within a widget's bundle, a module that only one
 * part on demand needs goes into that part's file (`Checkout.Receipt`), and a module that several
 * parts need goes into `Checkout.common`.
 */
export function splitting(entries: Readonly<Record<string, string>>): Splitting {
  const entryByPath = new Map(
    Object.entries(entries).map(([name, path]) => [pathOf(resolve(root, path)), name]),
  );
  const resolutions = new Map<string, Promise<Rolldown.ResolvedId | null>>();
  let files = new Map<string, string>();

  const plugin: Plugin = {
    name: "splitting",
    apply: "build",
    enforce: "pre",
    buildStart: () => resolutions.clear(),
    async resolveId(source, importer, { kind = "import-statement" }) {
      if (source.startsWith("\0")) return null;
      const from = importer?.replace(copyQuery, "");
      const key = `${from?.replace(/[^/]*$/, "")} ${source}`;
      const resolution = resolutions.get(key) ?? this.resolve(source, from, { skipSelf: true });
      resolutions.set(key, resolution);
      const resolved = await resolution;
      if (!resolved || resolved.external || resolved.id.startsWith("\0")) return resolved;
      const { id } = resolved;
      const entry = entryByPath.get(pathOf(id));
      const bundle = entry ?? bundleOf(importer ?? id);
      const isDynamic = kind === "dynamic-import";
      const file = sharedFile(id);
      if (file && (!file.isOnDemand || isDynamic || file.name === bundle)) return resolved;
      if (isDynamic && !entry && !/^src\/(widgets|languages)\//.test(pathOf(id)))
        throw new Error(`${importer} imports ${id} on demand: name its file in sharedFiles.ts`);
      return { ...resolved, id: `${id}${id.includes("?") ? "&" : "?"}in=${bundle}` };
    },
    buildEnd(error) {
      if (error) return;
      const infos = new Map<string, ModuleInfo>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info?.code?.includes(root)) this.error(`${id} names the project's folder`);
        if (info) infos.set(id, info);
      }
      files = assignFiles(infos);
    },
  };

  return { plugin, fileOf: (id) => sharedFile(id)?.name ?? files.get(id) ?? null };
}

function sharedFile(id: string): SharedFile | undefined {
  // The texts of another language go only into that language's files.
  if (copyQuery.test(id) || /[tT]exts\.[a-z]+\.ts$/.test(pathOf(id))) return undefined;
  return sharedFileOf(pathOf(id), packageOf(id));
}

/** The bundle that a module belongs to: a widget or a shared file. */
function bundleOf(id: string): string {
  return copyQuery.exec(id)?.[1] ?? sharedFile(id)?.name ?? "";
}

function packageOf(id: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
}

/** The path of a module from the project's folder. */
function pathOf(id: string): string {
  const [path = ""] = id.split("?");
  return relative(root, path);
}

/**
 * Assigns each copied module to its bundle's main file, or to a file that the bundle loads on
 * demand.
 */
function assignFiles(infos: ReadonlyMap<string, ModuleInfo>): Map<string, string> {
  const files = new Map<string, string>();
  const isPart = (id: string, { isEntry, dynamicImporters }: ModuleInfo) =>
    copyQuery.test(id) && !isEntry && dynamicImporters.length > 0;
  const parts = [...infos].filter(([id, info]) => isPart(id, info)).map(([id]) => id);
  const mains = [...infos].filter(([id, { isEntry }]) => isEntry || sharedFile(id));
  for (const [id] of mains)
    for (const module of copiesBelow(id, infos)) files.set(module, bundleOf(id));
  for (const part of parts.filter((id) => !files.has(id))) {
    const bundle = bundleOf(part);
    for (const module of copiesBelow(part, infos)) {
      const file = files.get(module);
      if (file !== bundle) files.set(module, file ? `${bundle}.common` : partFile(bundle, part));
    }
  }
  return files;
}

/**
 * Returns a module's copy in its bundle, and the copies of everything that it imports statically,
 * directly or indirectly.
 */
function copiesBelow(start: string, infos: ReadonlyMap<string, ModuleInfo>): Set<string> {
  const modules = new Set([start]);
  for (const id of modules)
    for (const imported of infos.get(id)?.importedIds ?? [])
      if (copyQuery.test(imported) && bundleOf(imported) === bundleOf(start)) modules.add(imported);
  return modules;
}

/** The names of parts that `mount.js` requests, and so contains. They are short. */
export const shortNames: Readonly<Record<string, string>> = { "WebRedemption.bill": "bill" };

function partFile(bundle: string, part: string): string {
  const name = `${bundle}.${partName(part)}`;
  return shortNames[name] ?? name;
}

/** `sections-brands-Section` for `src/widgets/PartnerPortal/sections/brands/Section.tsx`. */
function partName(id: string): string {
  return pathOf(id)
    .replace(/^src\/widgets\/\w+\//, "")
    .replace(/\.\w+$/, "")
    .replaceAll("/", "-");
}
