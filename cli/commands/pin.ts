import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pinnedScript, type Release } from "../../build/pinnedScript.ts";
import type { Command, Output } from "../command.ts";
import { linesOf } from "../printer.ts";
import { shippedTexts } from "../shippedTexts.ts";
import { chosen, languageTag, UsageError } from "../usage.ts";

const languages = Object.keys(shippedTexts.languages);

const help = `Usage: dining-widgets pin [options] <widget…>

Prints the lines that load these widgets from one release and from nothing else: an import map with the hash of
every file that they can load, links for their first files, and mount.js with its hash. Browsers refuse a file with
another content. Name all widgets of a page together, because a page has one import map.

Options:
  --cdn <folder>     the folder of this release, such as https://cdn.example.com/widgets/1.1.0
  --lang <language>  the language of the page, whose texts are then requested with the first files: ${languages.join(", ")}
                     (default: en)
  --dist <folder>    the release whose hashes are printed (default: node_modules/dining-widgets/dist)

Exit codes: 0 fine, 2 wrong use.

Examples:
  dining-widgets pin --cdn https://cdn.example.com/widgets/1.1.0 RedeemCheckout MobileLink
  dining-widgets pin --cdn https://cdn.example.com/widgets/1.1.0 --lang es Checkout
`;

function run(args: readonly string[], output: Output): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      cdn: { type: "string" },
      lang: { type: "string", default: "en" },
      dist: { type: "string", default: "node_modules/dining-widgets/dist" },
    },
  });
  const release = releaseIn(values.dist);
  const names = Object.keys(release.widgets);
  const widgets = positionals.map((name) => chosen("pin", name, names));
  if (!widgets.length) throw new UsageError(`pin takes the names of widgets: ${names.join(", ")}`);
  const language = chosen("--lang", new Intl.Locale(languageTag(values.lang)).language, languages);
  output.out(...linesOf(pinnedScript(widgets, release, folderOf(values.cdn), language)));
  return 0;
}

/** Throws a UsageError for an address that is not absolute, because the hashes hold for that address alone. */
function folderOf(written = ""): string {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new UsageError(
      "--cdn is the address of the release's folder, such as https://cdn.example.com/widgets/1.1.0",
    );
  return url.href;
}

/** Reads the manifests of a release. Throws a UsageError for a folder that has none. */
function releaseIn(folder: string): Release {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  try {
    return { integrity: read("integrity").files, widgets: read("script-inventory").widgets };
  } catch {
    throw new UsageError(
      `${folder} has no integrity.json and script-inventory.json: name the dist folder of a release with --dist`,
    );
  }
}

export const command: Command = {
  name: "pin",
  summary: "Print the snippet that lets one release of widgets run, and nothing else.",
  help,
  run: async (args, output) => run(args, output),
};
