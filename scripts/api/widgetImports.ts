import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

const contracts = "src/shared/contracts/";

interface Imports {
  /** Project modules that the file imports, statically or on demand. */
  readonly files: readonly string[];
  /** Names imported from contract modules, as `file#name`. */
  readonly contractNames: readonly string[];
}

const read = new Map<string, Imports>();

/**
 * The names that a widget imports from the contract modules, directly or through shared modules:
 * `src/shared/contracts/session.ts#login`.
 */
export function contractImportsOf(entry: string): Set<string> {
  const files = new Set([entry]);
  const names = new Set<string>();
  for (const file of files) {
    const imports = importsOf(file);
    for (const name of imports.contractNames) names.add(name);
    for (const next of imports.files) files.add(next);
  }
  return names;
}

function importsOf(file: string): Imports {
  const cached = read.get(file);
  if (cached) return cached;
  const source = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const target = (specifier: string) => join(dirname(file), specifier.replace(/\?.*$/, ""));
  const namedImports = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .flatMap(({ importName, localName }) => {
        const names = importName.name ? [importName.name] : membersOf(localName.value, source);
        return names.map((name) => ({ module: target(moduleRequest.value), name }));
      }),
  );
  const modules = [
    ...staticImports
      .filter(({ entries }) => !entries.length || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => target(moduleRequest.value)),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [target(moduleRequest.value)] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) =>
      target(source.slice(start + 1, end - 1)),
    ),
  ];
  const imports = {
    files: modules.filter(isFollowed),
    contractNames: namedImports
      .filter(({ module }) => module.startsWith(contracts))
      .map(({ module, name }) => `${module}#${name}`),
  };
  read.set(file, imports);
  return imports;
}

/** The members of `import * as api` that a file uses. */
function membersOf(namespace: string, source: string): string[] {
  return [...source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, "g"))].map(
    ([, member = ""]) => member,
  );
}

/**
 * Skips contracts, which import each other without calling each other, and examples, which belong
 * to the harness.
 */
function isFollowed(module: string): boolean {
  const isSource = /\.tsx?$/.test(module) && !/\/examples\.tsx?$/.test(module);
  return isSource && !module.startsWith(contracts) && existsSync(module);
}
