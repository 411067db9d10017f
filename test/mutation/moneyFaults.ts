import { readFileSync } from "node:fs";

/**
 * One small change of the code that would cost a person money, tell them what is not so, or leave
 * them without a way on.
 */
export interface MoneyFault {
  /** What a person would suffer. */
  readonly suffers: string;
  /** The flow of `test/world` whose walks must notice. */
  readonly flow: string;
  readonly file: string;
  /** The code before and after. The first occurs exactly once in its file. */
  readonly before: string;
  readonly after: string;
}

const [, ...rows] = readFileSync(new URL("moneyFaults.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

/** The rows of `moneyFaults.tsv`, where `\n` is the end of a line of code. */
export const moneyFaults: readonly MoneyFault[] = rows.map((row) => {
  const [suffers = "", flow = "", file = "", before = "", after = ""] = row
    .split("\t")
    .map((cell) => cell.replaceAll(String.raw`\n`, "\n"));
  return { suffers, flow, file, before, after };
});
