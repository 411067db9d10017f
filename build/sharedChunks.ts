import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { minifySync, type Plugin, type Rolldown } from "vite";
import { hashLength, steadyBits } from "../src/shared/mount/table.ts";
import { parcelsOf, type Module } from "./sharing.ts";

/** How many parcels of our own modules widgets may share; each costs the loader's table some bytes, and every visitor a request. */
const mostParcels = 27;

/** What changes seldom travels alone, so that returning visitors keep it over many releases. */
const steady: readonly (readonly [name: string, test: RegExp])[] = [
  ["react", /node_modules\/(react|react-dom|scheduler)\/|widget\/reportError/],
  ["zod", /node_modules\/zod\//],
];

const root = fileURLToPath(new URL("..", import.meta.url));

type Info = Pick<Rolldown.ModuleInfo, "code" | "importedIds" | "dynamicallyImportedIds">;

interface SharedChunks {
  readonly plugin: Plugin;
  /** The shared chunk that a module goes into; null leaves it to the bundler. */
  chunkOf(id: string): string | null;
  /** Is a chunk of these modules, and all that it imports, other people's code? It is named by its own content, since it changes seldom. */
  isSteady(ids: readonly string[]): boolean;
  /** Short hash of all that the build was made from: equal names have equal contents. */
  build(): string;
}

/**
 * Decides, once all modules are known, which of them travel together: computed from who imports what and from the widgets' budgets
 * (`sharing.ts`), since a list by hand is wrong with every new widget.
 */
export function sharedChunks(
  widgets: Readonly<Record<string, string>>,
  settings: unknown,
): SharedChunks {
  const chunks = new Map<string, string>();
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const infos = new Map<string, Info>();
  let build = "";
  const plugin: Plugin = {
    name: "shared-chunks",
    apply: "build",
    buildEnd(error) {
      if (error) return;
      for (const id of [...this.getModuleIds()].toSorted()) {
        const info = this.getModuleInfo(id);
        if (info) infos.set(id, info);
        if (info?.code?.includes(root))
          this.error(
            `${id} names the folder of the project; a build must be the same wherever it is made`,
          );
        hash.update(info?.code ?? "");
      }
      build = hash
        .digest("base64url")
        .replace(/[^a-z0-9]/gi, "")
        .slice(0, hashLength);
      const modules: Module[] = [];
      const laterUsers = usersOf(infos, widgets, true);
      const firstUsers = usersOf(infos, widgets, false);
      const sizes = wireSizes(firstUsers, infos);
      const zodModules = [...firstUsers.keys()].filter((id) => steadyName(id) === "zod").length;
      for (const [id, users] of firstUsers) {
        const [only = ""] = users;
        if (laterUsers.get(id)?.size === 1 && !steadyName(id)) chunks.set(id, only);
        else
          modules.push({
            id,
            users,
            size: sizes.get(id) ?? (steadyName(id) === "zod" ? zodBytes / zodModules : 0),
            imports: infos.get(id)?.importedIds ?? [],
            steady: steadyName(id),
          });
      }
      parcelsOf(modules, mostParcels, roomOf(firstUsers, sizes)).forEach((ids, index) =>
        ids.forEach((id) => chunks.set(id, `${index + steadyBits}`)),
      );
    },
  };
  const isOthers = (id: string) =>
    !!steadyName(id) || (!chunks.has(id) && /node_modules|rolldown\/runtime/.test(id));
  return {
    plugin,
    chunkOf: (id) => steadyName(id) ?? chunks.get(id) ?? null,
    isSteady: (ids) => [...closure(ids, infos)].every(isOthers),
    build: () => build,
  };
}

function steadyName(id: string): string | undefined {
  return steady.find(([, test]) => test.test(id))?.[0];
}

/** Modules share words with those of other sets, so a set takes less in a parcel than by itself. */
const wireShare = 0.8;
/** Libraries share few words with our own modules. */
const libraryShare = 1.08;
/** A set from this size on is most of its parcel. */
const largeBytes = 4_000;
/** Of a widget's own modules, which have their file to themselves. */
const ownShare = 0.9;
/** What counts in a budget besides: bytes that a first screen fetches by itself at once (MobileLink's QR code), or by which a widget's size is estimated too low. */
const besides: Readonly<Record<string, number>> = { MobileLink: 7_100, CampaignFeedbackApp: 700 };
const minified = new Map<string, string>();
/** On the wire: React alone, what is always loaded, and zod. */
const reactBytes = 58_100;
const alwaysBytes = 61000;
const zodBytes = 7_000;

/** What each widget's budget leaves when it loads only what it uses, in bytes. */
function roomOf(
  users: ReadonlyMap<string, ReadonlySet<string>>,
  sizes: ReadonlyMap<string, number>,
): Map<string, number> {
  const { widgets } = JSON.parse(readFileSync(new URL("../budgets.json", import.meta.url), "utf8"));
  const room = new Map<string, number>();
  const zodUsers = new Set<string>();
  for (const [id, own] of users) {
    for (const widget of own) {
      const before =
        room.get(widget) ??
        (widgets[widget] ?? 2) * reactBytes - alwaysBytes - (besides[widget] ?? 0);
      room.set(widget, before - (sizes.get(id) ?? 0));
      if (steadyName(id) === "zod") zodUsers.add(widget);
    }
  }
  for (const widget of zodUsers) room.set(widget, (room.get(widget) ?? 0) - zodBytes);
  return room;
}

/** About what each module adds to its file, on the wire: modules of the same users are compressed together, as they travel together. */
function wireSizes(
  users: ReadonlyMap<string, ReadonlySet<string>>,
  infos: ReadonlyMap<string, Info>,
): Map<string, number> {
  const sets = new Map<string, string[]>();
  for (const [id, own] of users) {
    if (steadyName(id)) continue;
    const key = [...own].toSorted().join();
    sets.set(key, [...(sets.get(key) ?? []), id]);
  }
  const sizes = new Map<string, number>();
  for (const [key, ids] of sets) {
    const codes = ids.map((id) => minifiedCode(infos.get(id)));
    const whole = codes.join("\n");
    const alone = whole ? brotliCompressSync(whole).length : 0;
    const share = whole
      ? (alone * (key.includes(",") && alone < largeBytes ? wireShare : ownShare)) / whole.length
      : 0;
    ids.forEach((id, index) =>
      sizes.set(
        id,
        (codes[index]?.length ?? 0) * share * (id.includes("/node_modules/") ? libraryShare : 1),
      ),
    );
  }
  return sizes;
}

function minifiedCode(info: Info | undefined): string {
  if (!info?.code) return "";
  const known = minified.get(info.code);
  if (known !== undefined) return known;
  const { code } = minifySync("module.js", info.code);
  minified.set(info.code, code);
  return code;
}

/** Which widgets use each module: by their first screen, or by anything that they load later. */
function usersOf(
  infos: ReadonlyMap<string, Info>,
  widgets: Readonly<Record<string, string>>,
  isLater: boolean,
): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const [widget, path] of Object.entries(widgets)) {
    const entry = [...infos.keys()].filter((id) => id.endsWith(path));
    for (const id of closure(entry, infos, isLater))
      users.set(id, (users.get(id) ?? new Set()).add(widget));
  }
  return users;
}

function closure(
  ids: readonly string[],
  infos: ReadonlyMap<string, Info>,
  isLater = false,
): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    const info = infos.get(id);
    for (const imported of info?.importedIds ?? []) found.add(imported);
    if (isLater) for (const imported of info?.dynamicallyImportedIds ?? []) found.add(imported);
  }
  return found;
}
