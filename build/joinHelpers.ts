import type { Plugin } from "vite";

const helpersModule = "\0rolldown/runtime.js";
const helpersName = "rolldown-runtime";

/**
 * Moves the bundler's helpers, which it always puts into a separate file, to the chunk called `target`: a browser asks one server of
 * HTTP/1.1 for six files at a time. Every widget needs the file of React, therefore the default.
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
      // On one line, so that the source map's lines hold.
      const inline = `${source}\n${names}`.replace(/^\s*\/\/.*$/gm, "").replaceAll("\n", " ");
      return { code: code.replace(importLine, () => inline), map: null };
    },
    generateBundle(_, bundle) {
      for (const [file, { name }] of Object.entries(bundle))
        if (name === helpersName) delete bundle[file];
    },
  };
}
