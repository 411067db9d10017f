import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { catalog } from "../catalog.ts";
import type { Command, Output } from "../command.ts";
import { shown, withBlock, withoutBlock, type Change } from "../init/blocks.ts";
import { frameworkIn, type Framework, type Settings } from "../init/frameworks.ts";
import { policySources } from "../init/policySources.ts";
import { readText, writeText } from "../templates/files.ts";
import { chosen, UsageError } from "../usage.ts";

const help = `Usage: dining-widgets init [options] [folder]

Looks at a project (Rails, Django, WordPress, Laravel, Next, Astro or plain HTML) and shows what it would add: the
lines of the layout with the page configuration, a first widget, and the sources that a security policy needs.
It writes nothing without --write; what is added stands between two comments, and --remove takes it away again.

  --write           adds what is shown; run again, it changes only its own lines
  --remove          removes what was added
  --cdn URL         the folder of mount.js (needed with --write)
  --api URL         the origin of your API (needed with --write)
  --widget NAME     the first widget (MobileLink)

Exit codes: 0 shown or written, 1 the project was not recognized, or a place is missing, 2 wrong use.

Examples:
  dining-widgets init
  dining-widgets init --write --cdn https://cdn.example.com/widgets --api https://app.example.com
  dining-widgets init --remove
`;

const example = { cdn: "https://cdn.example.com/widgets", api: "https://app.example.com" };

export const command: Command = {
  name: "init",
  summary: "Show what your project needs, and add it when told.",
  help,
  run: async (args, output) => init(args, output),
};

function init(args: readonly string[], output: Output): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      write: { type: "boolean", default: false },
      remove: { type: "boolean", default: false },
      cdn: { type: "string" },
      api: { type: "string" },
      widget: { type: "string", default: "MobileLink" },
    },
  });
  const [folder = ".", ...others] = positionals;
  if (others.length) throw new UsageError("init takes one folder");
  if (values.write && values.remove)
    throw new UsageError("--write and --remove exclude each other");
  if (values.write && !(values.cdn && values.api))
    throw new UsageError("--write needs --cdn and --api, which stand in the lines that it adds");
  const settings: Settings = {
    cdn: addressOf("--cdn", values.cdn ?? example.cdn),
    api: new URL(addressOf("--api", values.api ?? example.api)).origin,
    widget: chosen(
      "--widget",
      values.widget,
      catalog.widgets.map(({ name }) => name),
    ),
  };
  const framework = frameworkIn(folder);
  if (!framework) {
    output.err(
      `${folder} is no project that init knows (Rails, Django, WordPress, Laravel, Next, Astro, HTML with a <head>): docs/recipes.md has the lines`,
    );
    return 1;
  }
  return values.remove
    ? apply(removals(framework, folder, settings), folder, output, {
        writes: true,
        verb: "removed",
      })
    : add(framework, settings, folder, values.write, output);
}

function addressOf(option: string, text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text) || /['"<>\s\\]/.test(text))
    throw new UsageError(
      `${option} needs an address such as https://app.example.com, not "${text}"`,
    );
  return text.replace(/\/+$/, "");
}

function add(
  framework: Framework,
  settings: Settings,
  folder: string,
  writes: boolean,
  output: Output,
): number {
  const { name, use, policyPlace } = framework;
  output.out(`${name}`);
  const loaded = loadedElsewhere(framework, folder);
  if (loaded) {
    output.out(`${loaded} loads mount.js already; nothing is added`);
    return 0;
  }
  const changes = additions(framework, folder, settings);
  const missing = changes.find(({ after }) => after === null);
  if (missing) {
    output.err(`${missing.file} has no place for the lines: docs/recipes.md shows them`);
    return 1;
  }
  apply(changes, folder, output, { writes, verb: "written" });
  if (use) output.out(`The first widget, where you want it: ${use}`);
  output.out(`If your site sends a security policy (${policyPlace}), it has to allow:`);
  output.out(...policySources(settings, catalog).map((line) => `  ${line}`));
  if (!writes) output.out("Nothing was written; --write adds it.");
  return 0;
}

/** A file that already loads the widgets with lines of its own. */
function loadedElsewhere({ insertions }: Framework, folder: string): string | undefined {
  return insertions.find(({ file, comment }, index) =>
    /\bmount\.js\b/.test(withoutBlock(textOf(folder, file) ?? "", comment, index)),
  )?.file;
}

function additions(
  { insertions, newFiles }: Framework,
  folder: string,
  settings: Settings,
): Change[] {
  const files = [...new Set(insertions.map(({ file }) => file))];
  return [
    ...files.map((file): Change => {
      const before = textOf(folder, file);
      const after = insertions.reduce<string | null>(
        (text, insertion, index) =>
          text === null || insertion.file !== file
            ? text
            : withBlock(text, insertion, index, settings),
        before ?? startOf(insertions, file),
      );
      return { file, before, after };
    }),
    ...newFiles
      .filter(({ file }) => !existsSync(join(folder, file)))
      .map(({ file, lines }) => ({ file, before: null, after: `${lines(settings).join("\n")}\n` })),
  ];
}

function removals(
  { insertions, newFiles }: Framework,
  folder: string,
  settings: Settings,
): Change[] {
  const files = [...new Set(insertions.map(({ file }) => file))];
  return [
    ...files.map((file): Change => {
      const before = textOf(folder, file);
      if (before === null) return { file, before, after: null };
      const after = insertions.reduce(
        (text, { comment, file: own }, index) =>
          own === file ? withoutBlock(text, comment, index) : text,
        before,
      );
      const isOurs = after !== before && after === startOf(insertions, file);
      return { file, before, after: isOurs ? null : after };
    }),
    // A file that somebody has changed stays.
    ...newFiles.flatMap(({ file, lines }) => {
      const path = join(folder, file);
      const before = existsSync(path) ? readFileSync(path, "utf8") : null;
      const isOurs = catalog.widgets.some(
        ({ name }) => before === `${lines({ ...settings, widget: name }).join("\n")}\n`,
      );
      return isOurs ? [{ file, before, after: null }] : [];
    }),
  ];
}

/** What a file of the project contains. Null if it does not exist. */
function textOf(folder: string, file: string): string | null {
  const path = join(folder, file);
  return existsSync(path) ? readText(path).text : null;
}

/** What a file starts with if `init` makes it. Null for a file that the project has. */
function startOf(insertions: Framework["insertions"], file: string): string | null {
  return insertions.find((insertion) => insertion.file === file)?.start ?? null;
}

function apply(
  changes: readonly Change[],
  folder: string,
  output: Output,
  { writes, verb }: { readonly writes: boolean; readonly verb: string },
): number {
  const real = changes.filter(({ before, after }) => before !== after);
  if (!real.length) output.out(`Nothing to change: ${verb} already, or never added.`);
  for (const change of real) {
    output.out(...shown(change));
    if (!writes) continue;
    const path = join(folder, change.file);
    if (change.after === null) rmSync(path);
    else if (change.before === null) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, change.after);
    } else writeText(path, { ...readText(path), text: change.after });
  }
  return 0;
}
