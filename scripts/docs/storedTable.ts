import { readFileSync } from "node:fs";
import { localItems, sessionItems } from "../../src/shared/host/storedItems.ts";
import { sentences } from "../../build/sentences.ts";

const block = /(<!-- stored: .* -->\n)[\s\S]*?(<!-- \/stored -->)/;
const source = "src/shared/host/storedItems.ts";

/**
 * Inserts the table of everything that is stored between the two marks of a page. Throws if the
 * page has no marks.
 */
export function withStored(page: string): string {
  if (!block.test(page)) throw new Error("the page has no place for the table of what is stored");
  const words = sentences(readFileSync(source, "utf8"));
  const rows = [
    ...Object.entries(localItems).map(([name, item]) => row("`localStorage`", name, item, words)),
    ...Object.entries(sessionItems).map(([name, item]) =>
      row("`sessionStorage`", name, item, words),
    ),
  ];
  const table = ["| Where | Name | Holds | Whose | Until |\n", "|---|---|---|---|---|\n", ...rows];
  return page.replace(block, (_, begin: string, end: string) => begin + table.join("") + end);
}

interface Item {
  readonly owner: string;
  readonly until: string | number;
}

function row(where: string, name: string, item: Item, words: ReadonlyMap<string, string>): string {
  const purpose = words.get(name);
  if (!purpose) throw new Error(`${source} does not say what "${name}" is for`);
  return `| ${where} | \`${name}\` | ${purpose.replace(/\.$/, "")} | ${item.owner} | ${untilText(item)} |\n`;
}

function untilText({ owner, until }: Item): string {
  const life: Readonly<Record<string, string>> = {
    "signed out": "Log Out, or the API’s 401",
    sent: "it is sent, Log Out, or the tab closes",
    "tab closed": "Log Out, or the tab closes",
    "logged out": "Log Out",
    settled: `the outcome is known${owner === "browser" ? "" : ", Log Out, or the tab closes"}`,
    "12 hours": "12 hours, or nothing was charged",
    always: "the browser’s data is cleared",
  };
  if (typeof until === "number") return `${until} minutes, Log Out, or the tab closes`;
  return life[until] ?? until;
}
