import type { Plugin } from 'vite'

/**
 * zod and MapLibre walk their own tables with `for … in`, and break on pages whose scripts have put enumerable extras on
 * `Object.prototype` (host contract §7). zod's loops are made to see own keys only, which is all that they mean; MapLibre's, some of
 * which mean inherited defaults too, skip what hangs on every object.
 */
export function ownKeysOnly(): Plugin {
  return {
    name: 'own-keys-only',
    transform(code, id) {
      const mended = /node_modules\/zod\//.test(id) ? withOwnKeys(code) : /node_modules\/maplibre-gl\/dist\/[\w-]+\.mjs$/.test(id) ? withoutExtras(code) : code
      return mended === code ? null : { code: mended, map: null }
    },
  }
}

function withOwnKeys(code: string): string {
  return code.replace(/for \(const (\w+) in (\w+(?:\.\w+)*)\)/g, 'for (const $1 of Object.keys($2))')
}

function withoutExtras(code: string): string {
  return code.replace(/\bfor\((?:(?:let|var|const) )?([\w$]+) in [^()]+\)/g, '$&if(!($1 in{}))')
}
