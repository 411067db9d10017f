import { existsSync, readFileSync } from "node:fs";
import { filesOf } from "../build/fileTable.ts";
import { widgetEntries } from "../build/widgetEntries.ts";
import { brotliBytes, baselineBytes, importsInFolder } from "./budgets/bytes.ts";
import { conclude, isMain, type Check } from "./check.ts";

export interface Budgets {
  /** The budget of `mount.js`, in brotli bytes. */
  readonly loaderBrotli: number;
  /**
   * The budget of the mean over all pairs of widgets on one page, including the loader, in kB of
   * brotli.
   */
  readonly meanPairKB: number;
  /** The budget of all widgets on one page, including the loader, in kB of brotli. */
  readonly allWidgetsKB: number;
  /**
   * The budget of all JavaScript of a single widget, including the loader, as a multiple of React
   * alone.
   */
  readonly widgets: Readonly<Record<string, number>>;
}

export function budgets(): Budgets {
  return JSON.parse(readFileSync("budgets.json", "utf8"));
}

/**
 * Checks whether a widget's bytes are within its budget. The texts state kB and multiples of React
 * alone.
 */
export function widgetCheck(name: string, bytes: number, reactBytes: number): Check {
  const budget = budgets().widgets[name];
  const share = bytes / reactBytes;
  const measured = `${name.padEnd(30)} ${kB(bytes).padStart(6)} kB  ${share.toFixed(3)} × React`;
  if (budget === undefined)
    return { name: `bytes: ${measured}`, problems: [`budgets.json has no budget for ${name}`] };
  const most = Math.round(budget * reactBytes);
  return {
    name: `bytes: ${measured} of ${budget.toFixed(3)}`,
    problems: bytes > most ? [`${bytes - most} bytes too many`] : [],
  };
}

/**
 * Checks the loader, each widget of `dist/`, all pairs and all widgets together against their
 * budgets.
 */
export async function budgetChecks(): Promise<Check[]> {
  if (!existsSync("dist/mount.js"))
    return [{ name: "bytes", problems: ["there is no dist/mount.js: run `npm run build` first"] }];
  const { loaderBrotli, meanPairKB, allWidgetsKB } = budgets();
  const reactBytes = await baselineBytes();
  console.log(`bytes: React alone takes ${kB(reactBytes)} kB (brotli)`);
  const pages = pageBytes("dist");
  const limit = (name: string, bytes: number, most: number) => ({
    name: `bytes: ${name} ${bytes} of ${most}`,
    problems: bytes > most ? [`${bytes - most} bytes too many`] : [],
  });
  return [
    limit("mount.js", brotliBytes("dist/mount.js"), loaderBrotli),
    ...pages.alone.map(([name, bytes]) => widgetCheck(name, bytes, reactBytes)),
    limit("two widgets on one page (mean of all pairs)", pages.meanPair, meanPairKB * 1000),
    limit("all widgets on one page", pages.all, allWidgetsKB * 1000),
  ];
}

/**
 * The brotli bytes that pages with one, two and all widgets load before these can start, including
 * the loader.
 */
export function pageBytes(dist: string) {
  const names = Object.keys(widgetEntries());
  const imports = importsInFolder(dist);
  const files = new Map(names.map((name) => [name, filesOf(name, imports)]));
  const page = (...widgets: readonly string[]) =>
    [...new Set(["mount.js", ...widgets.flatMap((name) => files.get(name) ?? [])])].reduce(
      (sum, file) => sum + brotliBytes(`${dist}/${file}`),
      0,
    );
  const pairs = names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => page(one, other)),
  );
  return {
    alone: names.map((name) => [name, page(name)] as const),
    meanPair: Math.round(pairs.reduce((sum, bytes) => sum + bytes, 0) / pairs.length),
    all: page(...names),
  };
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

if (isMain(import.meta)) conclude(await budgetChecks());
