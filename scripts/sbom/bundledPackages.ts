/**
 * A part of the package: the widgets (`dist/` and the library in `lib/`), or the commands in
 * `lib/cli.js`.
 */
export type Part = "widgets" | "commands";

/** The output of builds that names their packages. */
export interface BuildTraces {
  /** The `sources` of all source maps of `dist/`. */
  readonly sources: readonly string[];
  /** `lib/third-party-licenses.md` */
  readonly libraryLicenses: string;
  /** `lib/cli/third-party-licenses.md` */
  readonly commandLicenses: string;
}

/**
 * The packages whose code or styles are in the bundles, as `name@version`, each with the parts that
 * contain it. Only source maps list what only `dist/` bundles (React), and only the library's
 * licenses list style sheets, which have no source map.
 *
 * @param versions the version of each installed package by its folder, such as `node_modules/a/node_modules/b`
 */
export function bundledPackages(
  { sources, libraryLicenses, commandLicenses }: BuildTraces,
  versions: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly Part[]> {
  const inSourceMaps = foldersOf(sources).map((folder) => {
    const version = versions[folder];
    if (!version) throw new Error(`${folder} is in dist/ and not in package-lock.json`);
    return `${nameOf(folder)}@${version}`;
  });
  const widgets = new Set([...inSourceMaps, ...licensedPackages(libraryLicenses)]);
  const commands = new Set(licensedPackages(commandLicenses));
  const partsOf = (ref: string): Part[] => [
    ...(widgets.has(ref) ? (["widgets"] as const) : []),
    ...(commands.has(ref) ? (["commands"] as const) : []),
  ];
  return new Map([...widgets, ...commands].map((ref) => [ref, partsOf(ref)]));
}

function foldersOf(sources: readonly string[]): string[] {
  const folders = sources.map(
    (source) =>
      /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(source)?.[1],
  );
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

function nameOf(folder: string): string {
  return folder.replace(/^.*node_modules\//, "");
}

/** The `name@version` of each heading of a licenses page, `## name - version (license)`. */
export function licensedPackages(page: string): string[] {
  return [...page.matchAll(/^## (\S+) - (\S+) \(/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
}
