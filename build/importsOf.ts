import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

/**
 * Returns the relative imports of a source file as paths. Type-only imports are omitted, because
 * they change no behavior.
 */
export function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const requests = [
    ...staticImports
      .filter(({ entries }) => !entries.length || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  const paths = requests
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => join(dirname(file), specifier.replace(/\?.*$/, "")));
  return [...new Set(paths)];
}
