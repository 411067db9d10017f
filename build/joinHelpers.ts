import type { Plugin } from "vite";

const helpersModule = "\0rolldown/runtime.js";
const helpersName = "rolldown-runtime";

/**
 * Moves the bundler's helpers into the chunk `target`. The bundler always puts them into a file of
 * their own, and a browser requests only six files at a time from an HTTP/1.1 server. The default
 * is React's file, which every widget needs.
 */
export function joinHelpers(target = "react"): Plugin {
  return {
    name: "join-helpers",
    apply: "build",
    renderChunk(code, chunk, _, { chunks }) {
      const all = Object.values(chunks);
      const helpers = all.find(({ name }) => name === helpersName);
      const joined = all.find(({ name }) => name === target);
      if (!helpers || !joined || chunk.fileName === helpers.fileName) return null;
      if (chunk.fileName !== joined.fileName)
        return { code: code.replaceAll(helpers.fileName, joined.fileName), map: null };
      const importLine = code
        .split("\n")
        .find((line) => line.startsWith("import ") && line.endsWith(`"./${helpers.fileName}";`));
      const source = helpers.modules[helpersModule]?.code;
      if (!source || !importLine) this.error("the bundler's helpers are not where they were");
      const names = `export { ${helpers.exports.join(", ")} };`;
      // On one line, so that the line numbers of the source map stay correct.
      const inline = `${source}\n${names}`.replace(/^\s*\/\/.*$/gm, "").replaceAll("\n", " ");
      return { code: code.replace(importLine, () => inline), map: null };
    },
    generateBundle(_, bundle) {
      for (const [file, { name }] of Object.entries(bundle))
        if (name === helpersName) delete bundle[file];
    },
  };
}
