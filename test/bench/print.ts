import type { Bytes } from "./bytes.ts";
import type { MemoryResult } from "./memory.ts";
import type { MountingResult } from "./mounting.ts";
import type { PhoneResult } from "./phone.ts";
import type { PlacesResult } from "./places.ts";
import { ratioText } from "./ratios.ts";
import type { ReturningResult } from "./returning.ts";
import { kB, ms, table, times } from "./table.ts";
import type { TaskResult } from "./tasks.ts";
import type { UnusedResult } from "./unused.ts";

export function printBytes({ loader, loaderBudget, baseline, widgets: bytes }: Bytes): void {
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

export function printPhone(results: readonly PhoneResult[]): void {
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

export function printReturning(results: readonly ReturningResult[]): void {
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

export function printMounting(loads: readonly MountingResult[]): void {
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

export function printMemory(memory: readonly MemoryResult[]): void {
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

export function printPlaces({
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

export function printTasks(tasks: readonly TaskResult[]): void {
  const rows = tasks.map(({ widget, step, longestMs }) => [`${widget}: ${step}`, ms(longestMs)]);
  console.log(
    table("Longest task of the main thread beside thousands of rows", ["", "processor time"], rows),
  );
}

export function printUnused(results: readonly UnusedResult[]): void {
  for (const { widget, bytes, unused, modules } of results)
    console.log(
      table(
        `${widget}: ${kB(unused)} of the ${kB(bytes)} of its own file (minified) are not executed by its first screen`,
        ["module", "not executed"],
        modules.map((one) => [one.module, kB(one.unused)]),
      ),
    );
}
