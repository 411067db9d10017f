import type { Plugin } from "vite";

/** React, which copies properties of elements, and what recharts draws and keeps its state with. */
const copying =
  /node_modules\/(react|react-dom|recharts|@reduxjs\/toolkit|redux|react-redux|immer|reselect|victory-vendor|d3-\w+)\//;

/**
 * zod, React, recharts and MapLibre walk their own tables with `for … in`, and break on pages whose scripts have put enumerable extras on
 * `Object.prototype` (host contract §7). Loops of the first three are made to see own keys only, which is all that they mean; MapLibre's,
 * some of which mean inherited defaults too, skip what hangs on every object.
 */
export function ownKeysOnly(): Plugin {
  return {
    name: "own-keys-only",
    transform(code, id) {
      const mended = mend(code, id);
      return mended === code ? null : { code: mended, map: null };
    },
    /** The bundler's own helper makes a getter of every export of a chunk that is imported as a whole; an extra that is no function would throw there. */
    renderChunk: (code) =>
      code.replace(
        /for \(var (\w+) in (\w+)\)(?= \{\s*__defProp\()/g,
        "for (var $1 of Object.keys($2))",
      ),
  };
}

function mend(code: string, id: string): string {
  if (/node_modules\/zod\//.test(id)) return withOwnKeys(code, "$3");
  // Unlike zod, these also walk what is not there.
  if (copying.test(id)) return withOwnKeys(code, "$3 ?? {}");
  return /node_modules\/maplibre-gl\/dist\/[\w-]+\.mjs$/.test(id) ? withoutExtras(code) : code;
}

function withOwnKeys(code: string, walked: string): string {
  return code.replace(
    /for \((const|let|var) ([\w$]+) in (\w+(?:\.\w+)*)\)/g,
    `for ($1 $2 of Object.keys(${walked}))`,
  );
}

function withoutExtras(code: string): string {
  return code.replace(/\bfor\((?:(?:let|var|const) )?([\w$]+) in [^()]+\)/g, "$&if(!($1 in{}))");
}
