import type { Plugin } from "vite";

const prefix = "\0required:";

/**
 * Leaves peers to the application. CommonJS libraries `require` a peer, which an ES module cannot
 * do, so such a call gets a module that imports the peer. (Vite's `esmExternalRequirePlugin` asks
 * the peer for an export that webpack reports as missing.)
 */
export function requiredPeers(isPeer: RegExp): Plugin {
  return {
    name: "required-peers",
    enforce: "pre",
    resolveId(source, _importer, options) {
      if (!isPeer.test(source)) return null;
      return "kind" in options && options.kind === "require-call"
        ? prefix + source
        : { id: source, external: true };
    },
    load: (id) =>
      id.startsWith(prefix)
        ? `import peer from ${JSON.stringify(id.slice(prefix.length))};\nmodule.exports = peer;`
        : null,
  };
}
