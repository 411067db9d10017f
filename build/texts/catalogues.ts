import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { locales } from "../../src/shared/time/formatter.ts";
import { readMessage, type Message } from "./message.ts";

/** Texts in groups, as in a catalogue's JSON file. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** One catalogue: the texts of a folder in one or more languages. */
export interface CatalogueSource {
  /** The first part of its keys, such as `Checkout`, `PartnerPortal.team` or `payment`. */
  readonly id: string;
  /** The path of its files without `.en.json`. */
  readonly path: string;
  /** Language → texts in ICU syntax. */
  readonly languages: ReadonlyMap<string, TextTree>;
}

const fileName = /^(\w*[tT]exts)\.en\.json$/;
/** Folders whose names do not tell what a text is about. */
const silentFolders = new Set(["src", "shared", "widgets", "sections", "screens", "parts"]);

/** Reads all catalogues below `src`, ordered by id. Throws if two have the same id. */
export function readCatalogues(root: string): CatalogueSource[] {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => join(root, "src", file))
    .filter((file) => fileName.test(file.replace(/.*\//, "")));
  const catalogues = files.map((file) => readCatalogue(file, root));
  const ids = new Set<string>();
  for (const { id, path } of catalogues) {
    if (ids.has(id)) throw new Error(`${path}: another catalogue has the id ${id}, too`);
    ids.add(id);
  }
  return catalogues.toSorted((a, b) => a.id.localeCompare(b.id));
}

/** Reads the catalogue of a file with English texts, `…/texts.en.json`. */
export function readCatalogue(file: string, root: string): CatalogueSource {
  const path = file.replace(/\.en\.json$/, "");
  const languages = new Map<string, TextTree>();
  for (const language of Object.keys(locales)) {
    try {
      languages.set(language, JSON.parse(readFileSync(`${path}.${language}.json`, "utf8")));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
        throw new Error(`${path}.${language}.json cannot be read`, { cause: error });
    }
  }
  return { id: idOf(relative(root, path)), path, languages };
}

/**
 * Returns a catalogue's id: `PartnerPortal.team` for
 * `src/widgets/PartnerPortal/sections/team/texts`, `OfferClaimApp.deferred` for `…/deferredTexts`.
 */
export function idOf(path: string): string {
  const folders = dirname(path)
    .split("/")
    .filter((folder) => !silentFolders.has(folder));
  const name = path.replace(/.*\//, "").replace(/[tT]exts$/, "");
  return [...folders, name].filter(Boolean).join(".");
}

/** Returns key → message of a tree. Throws with the key of a message that cannot be parsed. */
export function messagesOf(tree: TextTree, prefix = ""): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix ? `${prefix}.${name}` : name;
    if (typeof value === "object") {
      for (const [inner, message] of messagesOf(value, key)) messages.set(inner, message);
      continue;
    }
    try {
      messages.set(key, readMessage(value));
    } catch (error) {
      throw new Error(`${key}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  return messages;
}
