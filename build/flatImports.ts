import type { Plugin, Rolldown } from "vite";
import { withImports, type Imports } from "./fileTable.ts";

type Chunks = Readonly<Record<string, Pick<Rolldown.RenderedChunk, "imports">>>;

const dynamicImport = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g;

/**
 * Requests a part on demand together with its static imports. Otherwise the browser finds those
 * imports only when the part has arrived, and the person waits for a second round trip.
 */
export function flatImports(): Plugin {
  return {
    name: "flat-imports",
    apply: "build",
    renderChunk(code, { fileName }, _, { chunks }) {
      const flat = withPreloads(code, fileName, chunks);
      return flat === code ? null : { code: flat, map: null };
    },
  };
}

/**
 * Returns the code of a file in which each `import()` also requests the files that the imported
 * file waits for.
 */
export function withPreloads(code: string, fileName: string, chunks: Chunks): string {
  const imports: Imports = new Map(
    Object.entries(chunks).map(([file, chunk]) => [file, chunk.imports]),
  );
  const present = new Set(withImports([fileName], imports));
  return code.replace(dynamicImport, (written, quote: string, part: string) => {
    const missing = withImports([part], imports).filter(
      (file) => file !== part && !present.has(file),
    );
    if (!missing.length) return written;
    const preloads = missing.map((file) => `import(${quote}./${file}${quote})`);
    // One promise for all requests, so that no failure stays unhandled.
    return `Promise.all([${[written, ...preloads].join()}]).then(([part])=>part)`;
  });
}
