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
import { measureRanking } from "./ranking.ts";
import { measureReturning, type ReturningResult } from "./returning.ts";
import { ratioText } from "./ratios.ts";
import { kB, ms, table, times } from "./table.ts";
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

function printBytes({ loader, loaderBudget, baseline, widgets: bytes }: Bytes): void {
  const rows = [
    [`mount.js, of ${kB(loaderBudget)}`, kB(loader), "", ""],
    ["React alone", kB(baseline), times(1), ""],
    ...bytes.map(({ widget, first, all, multiple }) => [
      widget,
      kB(first),
      times(multiple),
      kB(all),
    ]),
  ];
  console.log(
    table(
      "Bytes (brotli 11): the JavaScript that is asked for when a widget mounts alone, without an API",
      ["", "until ready", "of React", "until idle"],
      rows,
    ),
  );
}

function printPhone(results: readonly PhoneResult[]): void {
  const seconds = (duration: number) =>
    Number.isNaN(duration) ? "–" : `${(duration / 1000).toFixed(1)} s`;
  for (const profile of new Set(results.map((one) => one.profile))) {
    const ofProfile = results.filter((one) => one.profile === profile);
    const of = (one: PhoneResult, key: "firstContent" | "usable") =>
      one.way === "one React bundle"
        ? seconds(one[`${key}Ms`])
        : `${seconds(one[`${key}Ms`])}, ${ratioText(one[`${key}Ratios`])}`;
    const rows = ofProfile.map((one) => [
      `${one.widget}, ${one.way}`,
      seconds(one.firstPaintMs),
      of(one, "firstContent"),
      of(one, "usable"),
      seconds(one.firstCallMs),
      seconds(one.lastContentMs),
      String(one.rounds),
      kB(one.bytes),
      one.shift.toFixed(3),
      ms(one.longestTaskMs),
    ]);
    console.log(
      table(
        `A phone's first visit: ${profile}; medians, and those of the ratios to the page with one React bundle in the same round, with the lowest and the highest`,
        [
          "",
          "first paint",
          "first content",
          "usable",
          "first call",
          "last content",
          "rounds",
          "bytes",
          "CLS",
          "longest task",
        ],
        rows,
      ),
    );
  }
}

function printReturning(results: readonly ReturningResult[]): void {
  const rows = results.map(({ change, changedWidget, otherWidgets, files, allFiles }) => [
    change,
    changedWidget ? kB(changedWidget.brotli) : "",
    changedWidget ? kB(changedWidget.deltas) : "",
    kB(otherWidgets.brotli),
    kB(otherWidgets.deltas),
    `${files} of ${allFiles}`,
  ]);
  console.log(
    table(
      "What a returning visitor of one widget fetches again after a release: with brotli, and as deltas (RFC 9842)",
      ["changed", "this widget", "delta", "any other (mean)", "delta", "files renamed"],
      rows,
    ),
  );
}

function printMounting(loads: readonly MountingResult[]): void {
  for (const places of new Set(loads.map((load) => load.places))) {
    const withPlaces = loads.filter((load) => load.places === places);
    const rows = withPlaces.map(
      ({
        contender,
        mounted,
        firstMs,
        doneMs,
        doneRatios,
        busyMs,
        busyRatios,
        longestTaskMs,
        blockedMs,
      }) => [
        contender,
        String(mounted),
        ms(firstMs),
        ms(doneMs),
        ratioText(doneRatios),
        ms(busyMs),
        ratioText(busyRatios),
        longestTaskMs ? ms(longestTaskMs) : "under 50 ms",
        ms(blockedMs),
      ],
    );
    console.log(
      table(
        `${places} ${places === 1 ? "place" : "places"} with ${withPlaces[0]?.measured === "light" ? "a light component" : "the calculator"}: from navigation until nothing is left to mount without scrolling, medians`,
        [
          "",
          "mounted",
          "first",
          "done",
          "of the best other",
          "main thread",
          "of the best other",
          "longest task",
          "blocked",
        ],
        rows,
      ),
    );
  }
}

function printMemory(memory: readonly MemoryResult[]): void {
  const rows = memory.map(({ widget, instance, growth }) => [
    widget,
    kB(instance),
    `${Math.round(growth)} B`,
    `${((100 * growth) / instance).toFixed(1)} %`,
  ]);
  console.log(
    table(
      "Memory: heap after garbage collection",
      ["", "one mounted", "left per mount and unmount", "share"],
      rows,
    ),
  );
}

function printPlaces({
  places,
  listMs,
  clusterMs,
  fewListMs,
  slowestKeyMs,
  middleKeyMs,
  rankMs,
  sortMs,
  searchMs,
}: PlacesResult): void {
  const rows = [
    ["first usable list", ms(listMs), `${times(listMs / fewListMs)} of twelve places`],
    ["first clusters drawn", ms(clusterMs), ""],
    ["a key in the search, middle", ms(middleKeyMs), ""],
    ["a key in the search, slowest", ms(slowestKeyMs), ""],
    ["ranking by distance", ms(rankMs), `${times(rankMs / sortMs)} of sorting as many numbers`],
    ["one search", ms(searchMs), ""],
  ];
  console.log(
    table(`${places.toLocaleString("en-US")} places in Map`, ["", "takes", "ratio"], rows),
  );
}

function printTasks(tasks: readonly TaskResult[]): void {
  const rows = tasks.map(({ widget, step, longestMs }) => [`${widget}: ${step}`, ms(longestMs)]);
  console.log(
    table("Longest task of the main thread beside thousands of rows", ["", "processor time"], rows),
  );
}

function printUnused(results: readonly UnusedResult[]): void {
  for (const { widget, bytes, unused, modules } of results)
    console.log(
      table(
        `${widget}: ${kB(unused)} of the ${kB(bytes)} of its own file (minified) are not executed by its first screen`,
        ["module", "not executed"],
        modules.map((one) => [one.module, kB(one.unused)]),
      ),
    );
}
