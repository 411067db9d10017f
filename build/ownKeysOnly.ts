import type { Plugin } from 'vite'

const inherited = /for \(const (\w+) in (\w+(?:\.\w+)*)\)/g

/**
 * zod walks its own tables with `for … in`, and breaks on pages whose scripts have put enumerable extras on
 * `Object.prototype` (host contract §7). Its loops are made to see own keys only, which is all that they mean.
 */
export function ownKeysOnly(): Plugin {
  return {
    name: 'own-keys-only',
    transform(code, id) {
      return /node_modules\/zod\//.test(id) && code.search(inherited) >= 0 ? { code: code.replace(inherited, 'for (const $1 of Object.keys($2))'), map: null } : null
    },
  }
}
