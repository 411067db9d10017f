import { beyondClaim } from "../compat/claim.ts";
import { guarded } from "../compat/guarded.ts";

const guardedBlock = /(<!-- guarded -->\n)[\s\S]*(<!-- \/guarded -->)/;

/** The page with the table of features that some claimed versions lack. */
export function withGuarded(page: string): string {
  const rows = Object.entries(guarded).map(
    ([path, effect]) =>
      `| \`${path.replace(/^(css|api|javascript)\.(properties\.|builtins\.)?/, "")}\` | ${beyondClaim(path)?.lacking.join(", ") ?? "all"} | ${effect} |`,
  );
  const table = ["| Feature | Comes with | Where it is missing |", "|---|---|---|", ...rows];
  return page.replace(guardedBlock, (_, open: string, close: string) =>
    [open, ...table.map((row) => `${row}\n`), "\n", close].join("").replace("-->\n|", "-->\n\n|"),
  );
}
