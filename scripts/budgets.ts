import { existsSync, readFileSync } from "node:fs";
import { widgetEntries } from "../build/widgetEntries.ts";
import { brotliBytes, filesOf, floorBytes } from "./budgets/bytes.ts";
import { conclude, isMain, type Check } from "./check.ts";

export interface Budgets {
  /** Ceiling for `mount.js`, in brotli bytes. */
  readonly loaderBrotli: number;
  /** Ceiling for all JavaScript of a widget that mounts alone, loader included, as a multiple of React alone. */
  readonly widgets: Readonly<Record<string, number>>;
}

export function budgets(): Budgets {
  return JSON.parse(readFileSync("budgets.json", "utf8"));
}

/** Is this many bytes within the widget's budget? The words say it in kB and in multiples of the floor. */
export function widgetCheck(name: string, bytes: number, floor: number): Check {
  const ceiling = budgets().widgets[name];
  const share = bytes / floor;
  const measured = `${name.padEnd(30)} ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${share.toFixed(2)} × React`;
  if (ceiling === undefined)
    return { name: `bytes: ${measured}`, problems: [`budgets.json has no ceiling for ${name}`] };
  return {
    name: `bytes: ${measured} of ${ceiling.toFixed(2)}`,
    problems: share > ceiling ? [`${Math.ceil(bytes - ceiling * floor)} bytes too many`] : [],
  };
}

/** The loader and every widget of `dist/`, files and static dependencies, against their ceilings. */
export async function budgetChecks(): Promise<Check[]> {
  if (!existsSync("dist/mount.js"))
    return [{ name: "bytes", problems: ["there is no dist/mount.js: run `npm run build` first"] }];
  const loader = brotliBytes("dist/mount.js");
  const { loaderBrotli } = budgets();
  const floor = await floorBytes();
  console.log(`bytes: React alone takes ${(floor / 1000).toFixed(1)} kB (brotli)`);
  const widgets = Object.keys(widgetEntries()).map((name) =>
    widgetCheck(
      name,
      filesOf(name, "dist").reduce((sum, file) => sum + brotliBytes(`dist/${file}`), loader),
      floor,
    ),
  );
  const loaderCheck = {
    name: `bytes: mount.js ${loader} of ${loaderBrotli}`,
    problems: loader > loaderBrotli ? [`${loader - loaderBrotli} bytes too many`] : [],
  };
  return [loaderCheck, ...widgets];
}

if (isMain(import.meta)) conclude(await budgetChecks());
