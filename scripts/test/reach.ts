import { dirname, join } from "node:path/posix";
import { importsOf } from "../../build/importsOf.ts";
import { sourcesOf } from "../changes/importGraph.ts";

/** The files of the project that a test may load. */
export interface Sources {
  /** Paths of all files. */
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
  readonly widgets: readonly string[];
}

export interface Reached {
  /** The test file itself and all that it loads, directly or not. */
  readonly files: ReadonlySet<string>;
  /**
   * Whether one of them reads files, lists them, runs programs or builds. Then any file of the
   * project may change the result.
   */
  readonly readsAnything: boolean;
}

/** The registry imports every widget on demand. A test loads only those that it or its modules name. */
const registry = "src/widgets/registry.ts";

/** Files that name widgets but do not mount any. */
const tables = [registry, "src/shared/mount/placement.ts"];

const readers =
  /import\.meta\.glob|from "(?:node:(?:fs|fs\/promises|child_process|worker_threads)|vite|vite\/\w+|tinyglobby|playwright-core)"/;

/** `new URL("../page.html", import.meta.url)` */
const addresses = /new URL\(\s*"(\.[^"]+)",\s*import\.meta\.url/g;

const isModule = /\.[cm]?[jt]sx?$/;

/** What one file adds for those that load it. */
interface Links {
  readonly paths: readonly string[];
  readonly readsAnything: boolean;
}

const none: Links = { paths: [], readsAnything: false };

/** Follows imports, starting with test files. Reads each file once. */
export function reachIn({ files, read, widgets }: Sources): (file: string) => Reached {
  const known = new Map<string, Links>();
  const quoted = new RegExp(`"(${widgets.join("|")})"`, "g");

  function linksOf(file: string): Links {
    if (!isModule.test(file)) return none;
    const links = known.get(file) ?? linksIn(file, read(file));
    known.set(file, links);
    return links;
  }

  function linksIn(file: string, text: string): Links {
    const imports = [
      ...(file === registry ? [] : importsOf(file, text).flatMap(sourcesOf)),
      ...[...text.matchAll(addresses)].map(([, path = ""]) => join(dirname(file), path)),
    ];
    // Modules that import the registry themselves need all widgets. The loader's modules need one.
    const isList = !file.startsWith("src/") && imports.includes(registry);
    const named = isList ? widgets : [...text.matchAll(quoted)].map(([, name = ""]) => name);
    const entries = tables.includes(file) ? [] : named.flatMap(entriesOf);
    return {
      paths: [...new Set([...imports, ...entries])].filter((path) => files.has(path)),
      readsAnything: readers.test(text),
    };
  }

  return (test) => {
    const reached = new Set([test]);
    let readsAnything = false;
    for (const file of reached) {
      const links = linksOf(file);
      readsAnything ||= links.readsAnything;
      for (const path of links.paths) reached.add(path);
    }
    return { files: reached, readsAnything };
  };
}

const entriesOf = (widget: string) =>
  ["index.ts", "examples.ts", "examples.tsx"].map((name) => `src/widgets/${widget}/${name}`);
