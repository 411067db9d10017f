import type { Plugin } from "vite";
import { listening, ownListening, reactDom } from "./reactEvents.ts";

interface Patch {
  readonly library: string;
  /** The modules that the patch may change. */
  readonly modules: RegExp;
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** A loop over the keys of `$3`, such as `for (const key in obj.shape)`. */
const loop = /for \((const|let|var) ([\w$]+) in (\w+(?:\.\w+)*)\)/g;

/**
 * zod, React, recharts and MapLibre walk their own tables with `for … in`. These loops break on
 * pages whose scripts have put enumerable extras on `Object.prototype` (host contract §7). The
 * patched loops of the first three visit only own keys, which is all that they need. Some loops of
 * MapLibre need inherited defaults too, so they skip only what every object inherits.
 */
const patches: readonly Patch[] = [
  {
    library: "zod",
    modules: /node_modules\/zod\//,
    pattern: loop,
    replacement: "for ($1 $2 of Object.keys($3))",
  },
  // zod shares one object of settings with every other zod of the page, under a name that an
  // element of the page may also have.
  {
    library: "zod's settings",
    modules: /node_modules\/zod\/v4\/core\/core\.js$/,
    pattern:
      /\(_a = globalThis\)\.__zod_globalConfig \?\? .*\s+export const globalConfig = globalThis\.__zod_globalConfig;/,
    replacement: "export const globalConfig = Object.create(null);",
  },
  {
    library: "zod's hook for schemas",
    modules: /node_modules\/zod\/v4\/core\/core\.js$/,
    pattern: /globalThis\.__zod_globalConfig\?\.postProcessor/,
    replacement: "globalConfig.postProcessor",
  },
  {
    library: "recharts",
    modules:
      /node_modules\/(recharts|@reduxjs\/toolkit|redux|react-redux|immer|reselect|victory-vendor|d3-\w+)\//,
    pattern: loop,
    // Unlike zod's loops, these also walk undefined values.
    replacement: "for ($1 $2 of Object.keys($3 ?? {}))",
  },
  {
    library: "react",
    modules: /node_modules\/react(-dom)?\//,
    pattern: loop,
    replacement: "for ($1 $2 of Object.keys($3 ?? {}))",
  },
  {
    library: "maplibre-gl",
    modules: /node_modules\/maplibre-gl\/dist\/[\w-]+\.mjs$/,
    pattern: /\bfor\((?:(?:let|var|const) )?([\w$]+) in [^()]+\)/g,
    replacement: "$&if(!($1 in{}))",
  },
  // Elements such as `<img name="createElement">` shadow methods of the document, but not those of
  // its prototype.
  ...["react-dom", "recharts", "maplibre-gl", "react-slick", "@stripe/stripe-js"].map(
    (library) => ({
      library: `${library}'s document`,
      modules: new RegExp(`node_modules/${library}/`),
      pattern:
        /(?<![\w$.])(?:window\.)?document\.((?:create|get|query|add|remove|element)[A-Z]\w+)\(/g,
      replacement: "Document.prototype.$1.call(document,",
    }),
  ),
  {
    library: "react-dom's listeners",
    modules: reactDom,
    pattern: listening,
    replacement: ownListening,
  },
  // Logs an error in a widget's event handler, so that it never reaches the host page's `onerror`.
  ...["react", "react-dom"].map((library) => ({
    library,
    modules: new RegExp(`node_modules/${library}/cjs/react(-dom-client)?\\.production\\.js$`),
    pattern: /"function" === typeof reportError\s+\? reportError/,
    replacement: "true ? (error) => void window.console?.error?.(error)",
  })),
];

/**
 * The bundler's helper that creates a getter for every export of a chunk that is imported as a
 * whole. Unpatched, it would also create getters for extras on `Object.prototype`, and throw if one
 * is not a function.
 */
const exportHelper = /(__exportAll = .*?)for \(var (\w+) in (\w+)\)/s;

/**
 * Patches libraries that do not work on hostile pages, or do too much. The build fails if it contains a library
 * that its patch no longer matches.
 */
export function libraryPatches(): Plugin {
  const seenPatches = new Set<Patch>();
  const appliedPatches = new Set<Patch>();
  return {
    name: "library-patches",
    buildStart() {
      seenPatches.clear();
      appliedPatches.clear();
    },
    transform(code, id) {
      const [path = ""] = id.split("?");
      let patched = code;
      for (const patch of patches.filter(({ modules }) => modules.test(path))) {
        seenPatches.add(patch);
        const before = patched;
        patched = before.replace(patch.pattern, patch.replacement);
        if (patched !== before) appliedPatches.add(patch);
      }
      return patched === code ? null : { code: patched, map: null };
    },
    renderChunk(code) {
      if (!code.includes("__exportAll = ")) return null;
      if (!exportHelper.test(code)) this.error("nothing to patch in the bundler's helper");
      return { code: code.replace(exportHelper, "$1for (var $2 of Object.keys($3))"), map: null };
    },
    buildEnd() {
      const unused = [...seenPatches].filter((patch) => !appliedPatches.has(patch));
      if (unused.length)
        this.error(`nothing to patch in ${unused.map(({ library }) => library).join(", ")}`);
    },
  };
}
