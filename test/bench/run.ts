import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { launchChromium } from "../browser/support/chromium.ts";
import { serve } from "../browser/support/serve.ts";
import { buildMeasured, buildShipped } from "./build.ts";
import { measureBytes, type Bytes } from "./bytes.ts";
import { benchFolder } from "./folders.ts";
import { measureMemory, type MemoryResult } from "./memory.ts";
import { measureMounting, type MountingResult } from "./mounting.ts";
import { measurePhone, type PhoneResult } from "./phone.ts";
import { measurePlaces, type PlacesResult } from "./places.ts";
import {
  printBytes,
  printPhone,
  printReturning,
  printMounting,
  printMemory,
  printPlaces,
  printTasks,
  printUnused,
} from "./print.ts";
import { measureRanking } from "./ranking.ts";
import { measureReturning, type ReturningResult } from "./returning.ts";
import { ms } from "./table.ts";
import { measureTasks, type TaskResult } from "./tasks.ts";
import { measureUnused, type UnusedResult } from "./unused.ts";

/**
 * `npm run bench`, or only some parts of it: `npm run bench -- bytes returning`,
 * `-- mounting 25 1000` for other numbers of widgets, `-- phone Map` for another widget.
 *
 * For `phone`, `REPETITIONS=3` changes the number of rounds, and `PROFILE="far away"` measures only
 * the profiles whose names contain this.
 */
const parts: readonly string[] = [
  "bytes",
  "returning",
  "mounting",
  "memory",
  "phone",
  "places",
  "ranking",
  "tasks",
  "unused",
];
const given = process.argv.slice(2);
const chosen = given.filter((one) => parts.includes(one));
const sizes = given.filter((one) => Number(one) > 0).map(Number);
const widgets = given.filter((one) => !parts.includes(one) && !(Number(one) > 0));

/** Whether this part of the bench runs. All run unless some are named. */
const runs = (part: string): boolean => !chosen.length || chosen.includes(part);

await buildShipped(join(benchFolder, "shipped"));
const served = await serve(() => undefined);
const browser = await launchChromium();
const results: {
  chromium: string;
  cores: number;
  bytes?: Bytes;
  returning?: ReturningResult[];
  mounting?: MountingResult[];
  memory?: MemoryResult[];
  phone?: PhoneResult[];
  places?: PlacesResult;
  tasks?: TaskResult[];
  unused?: UnusedResult[];
} = { chromium: browser.version(), cores: cpus().length };
console.log(
  `Chromium ${results.chromium}, ${results.cores} cores. Ratios are the result; milliseconds depend on the machine.`,
);

if (runs("bytes")) {
  results.bytes = await measureBytes(browser, served);
  printBytes(results.bytes);
}
if (runs("returning")) {
  results.returning = await measureReturning();
  printReturning(results.returning);
}
if (runs("mounting")) {
  results.mounting = [];
  for (const measured of ["light", "calculator"] as const) {
    await buildMeasured(measured, join(benchFolder, measured));
    const loads = await measureMounting(
      browser,
      served,
      measured,
      sizes.length ? sizes : undefined,
    );
    printMounting(loads);
    results.mounting.push(...loads);
  }
}
if (runs("memory")) {
  results.memory = await measureMemory(browser, served);
  printMemory(results.memory);
}
if (runs("phone")) {
  results.phone = await measurePhone(browser, widgets.length ? widgets : undefined);
  printPhone(results.phone);
}
if (runs("places")) {
  results.places = await measurePlaces(browser, served);
  printPlaces(results.places);
}

if (runs("ranking")) {
  const { brands, firstMs, medianMs } = measureRanking();
  console.log(
    `\nBrand carousel: ${brands} brands ranked in ${ms(medianMs)} (median), ${ms(firstMs)} the first time; the budget is 50 ms`,
  );
}

if (runs("tasks")) {
  results.tasks = await measureTasks(browser);
  printTasks(results.tasks);
}

if (runs("unused")) {
  results.unused = await measureUnused(browser, widgets.length ? widgets : undefined);
  printUnused(results.unused);
}

await browser.close();
await served.close();
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/bench.json", JSON.stringify(results, null, 2));
console.log("\nWritten to test-results/bench.json");
