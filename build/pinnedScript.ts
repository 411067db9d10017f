/**
 * A release of the bundle: the hash of each file (`integrity.json`), and the files of each widget
 * (`script-inventory.json`).
 */
export interface Release {
  readonly integrity: Readonly<Record<string, string>>;
  readonly widgets: Readonly<Record<string, WidgetFiles>>;
}

interface WidgetFiles {
  /** The files that the loader requests at once. */
  readonly files: readonly string[];
  /** Every file that the widget can load, these included. */
  readonly allFiles: readonly string[];
}

const loader = "mount.js";

/**
 * The script of one release, for pages that let no other code run: an import map with the hash of
 * every file that the widgets can load, links that request their first files together with
 * `mount.js`, and the loader. A page has one import map, so all of its widgets are named together.
 * @param folder the address of the release, such as `https://cdn.example.com/widgets/1.1.0`
 * @param language the page's language, whose texts are requested with the first files. English has
 *   no files of its own.
 */
export function pinnedScript(
  widgets: readonly string[],
  { integrity, widgets: filesOf }: Release,
  folder: string,
  language = "en",
): string {
  const base = folder.replace(/\/*$/, "/");
  const distinct = (key: keyof WidgetFiles) => [
    ...new Set(widgets.flatMap((widget) => filesOf[widget]?.[key] ?? [])),
  ];
  const hashed = (file: string) =>
    `"${base}${file}" integrity="${hashOf(file, integrity)}" crossorigin`;
  const hashes = [loader, ...distinct("allFiles")].map(
    (file) => [base + file, hashOf(file, integrity)] as const,
  );
  const firstFiles = [...distinct("files"), ...textFiles(language, widgets, distinct("allFiles"))];
  return [
    `<script type="importmap">\n${mapOf(base, hashes)}\n</script>`,
    ...firstFiles.map((file) => `<link rel="modulepreload" href=${hashed(file)}>`),
    `<script type="module" async src=${hashed(loader)}></script>`,
  ].join("\n");
}

/**
 * The files with a language's texts for these widgets: the list that knows the others (`es-….js`),
 * and a file for each widget (`es-Checkout-….js`).
 */
function textFiles(
  language: string,
  widgets: readonly string[],
  files: readonly string[],
): readonly string[] {
  const names = [language, ...widgets.map((widget) => `${language}-${widget}`)];
  return files.filter((file) => names.includes(file.replace(/-\w+\.js$/, "")));
}

/** No address can be relative to this one. Browsers report `null`, which would do the same. */
export const nowhere = "about:blocked/";

/**
 * A hash holds for the requested address alone. If a server redirects a file to another folder, the
 * imports of that file have other addresses, without hashes. The map therefore lets through the
 * pinned files and modules of the page's own origin, and resolves all others to no address.
 */
function mapOf(base: string, hashes: readonly (readonly [string, string])[]): string {
  const imports = {
    [`${new URL(base).protocol}//`]: nowhere,
    "/": "/",
    [base]: nowhere,
    ...Object.fromEntries(hashes.map(([address]) => [address, address])),
  };
  return JSON.stringify({ imports, integrity: Object.fromEntries(hashes) }, null, 1);
}

/** Throws for a file without a hash, because an empty hash pins nothing. */
function hashOf(file: string, integrity: Release["integrity"]): string {
  const hash = integrity[file];
  if (!hash) throw new Error(`integrity.json has no hash of ${file}`);
  return hash;
}
