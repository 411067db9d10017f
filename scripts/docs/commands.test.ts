import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand } from "../../test/support/runCommand.ts";
import { filesBelow } from "../files.ts";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"].concat(
  filesBelow(["docs"], /\.md$/),
);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** A command line of a page, up to its comment, its end of code, or the next command. */
const commandLine = /\bnpx dining-widgets ([a-z][\w-]*)([^`#|>\n]*)/g;
/** npm's own commands are not scripts of this project. */
const npmScript = /\bnpm run (?:--silent )?([\w:-]+)/g;

const calls = pages.flatMap((page) =>
  [...readFileSync(page, "utf8").matchAll(commandLine)].map(
    ([, command = "", rest = ""]) => [page, command, rest.trim()] as const,
  ),
);
const optionsByCommand = new Map<string, Promise<ReadonlySet<string>>>();

function optionsOf(command: string): Promise<ReadonlySet<string>> {
  const known = optionsByCommand.get(command);
  if (known) return known;
  const read = runCommand(command, "--help").then(({ code, out }) => {
    if (code !== 0) throw new Error(`there is no command ${command}`);
    return new Set(out.match(/--[a-z][\w-]*/g));
  });
  optionsByCommand.set(command, read);
  return read;
}

test("the pages show every command", () => {
  expect(new Set(calls.map(([, command]) => command))).toEqual(
    new Set(["init", "lint", "doctor", "mock", "pin", "texts", "verify-api"]),
  );
});

test.each(calls)(
  "%s: dining-widgets %s %s has only options of its help",
  async (_, command, rest) => {
    const options = await optionsOf(command);
    const written = rest.match(/(?<=^|\s)--[a-z][\w-]*/g) ?? [];
    expect(written.filter((option) => option !== "--help" && !options.has(option))).toEqual([]);
  },
);

test.each(pages)("every npm script that %s names is in package.json", (page) => {
  const named = [...readFileSync(page, "utf8").matchAll(npmScript)].map(([, name = ""]) => name);
  // Pages for host applications name their own scripts.
  const own = ["dev"];
  expect(named.filter((name) => !(name in scripts) && !own.includes(name))).toEqual([]);
});
