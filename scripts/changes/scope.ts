import { basename, dirname } from "node:path/posix";
import { dependents, type Importers } from "./importGraph.ts";
import { spread } from "./spread.ts";

/** The checks that a change may have broken. */
export interface Scope {
  /** Widgets with a changed module. Widgets whose own folder has changed come first. */
  readonly widgets: readonly string[];
  /** Tests of modules and tools. */
  readonly tests: readonly string[];
  /**
   * Tests that mount widgets in jsdom. The widgets alternate, for a run that takes only the first
   * tests.
   */
  readonly componentTests: readonly string[];
  /** Browser tests that have changed, and those of the harness if it has changed. */
  readonly browserTests: readonly string[];
}

interface Project {
  readonly widgets: readonly string[];
  /** All source and test files. */
  readonly files: readonly string[];
  readonly importers: Importers;
  /** The text of a file. */
  readonly read: (file: string) => string;
}

/**
 * Modules that load all widgets, or all of the mock API. Their importers do not count as changed.
 */
const stops = ["src/widgets/registry.ts", "mock-api/areas.ts"];
const loader = "src/mount.ts";

/** Files that affect the build of all widgets. */
const building =
  /^(build\/(?!.*\.test\.)|vite\.config\.ts$|package(-lock)?\.json$|tsconfig\.json$)/;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

export function scopeOf(changed: readonly string[], project: Project): Scope {
  const { files, importers } = project;
  const reached = dependents([...changed, ...contractsOf(changed, project)], importers, stops);
  const widgets = touchedWidgets(changed, reached, project.widgets);
  const folders = new Set(changed.map((file) => dirname(file)));
  const tests = files.filter((file) => isTest(file) && !file.startsWith("test/browser/"));
  const componentTests = tests.filter((file) => file.startsWith("test/widgets/"));
  return {
    widgets,
    tests: tests.filter(
      (file) =>
        !componentTests.includes(file) &&
        (reached.has(file) || folders.has(dirname(file)) || describesSource(file, changed)),
    ),
    componentTests: unique([
      ...componentTests.filter((file) => changed.includes(file)),
      ...spread(
        widgets.map((widget) => componentTests.filter((file) => mounts(file, widget, project))),
      ),
      ...componentTests.filter((file) => reached.has(file)),
    ]),
    browserTests: browserTests(changed).filter((file) => files.includes(file)),
  };
}

function touchedWidgets(
  changed: readonly string[],
  reached: ReadonlySet<string>,
  widgets: readonly string[],
): string[] {
  const isShown = (file: string) => !isTest(file) && !file.endsWith(".md");
  const below = (all: Iterable<string>, widget: string) =>
    [...all].some((file) => file.startsWith(`src/widgets/${widget}/`) && isShown(file));
  const isEvery = reached.has(loader) || changed.some((file) => building.test(file));
  const changedWidgets = widgets.filter((widget) => below(changed, widget));
  const others = widgets.filter(
    (widget) => !changedWidgets.includes(widget) && (isEvery || below(reached, widget)),
  );
  return [...changedWidgets, ...others];
}

/** Pages that no test imports → the browser tests that open them. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/^demo\/(app|hosts|server|fakes|worker)\//, "test/browser/harness/hosts.test.ts"],
  [/^demo\/dev\//, "test/browser/dev/dev.test.ts"],
];

function browserTests(changed: readonly string[]): string[] {
  const changedTests = changed.filter(
    (file) => /^test\/browser\/(?!matrix\/)/.test(file) && isTest(file),
  );
  const opened = pages.filter(([folder]) => changed.some((file) => folder.test(file)));
  return unique([...changedTests, ...opened.map(([, test]) => test)]);
}

/** The contracts of changed areas of the mock API. The widgets that call them may be affected. */
function contractsOf(changed: readonly string[], { importers }: Project): string[] {
  const areas = changed.filter((file) => file.startsWith("mock-api/") && !isTest(file));
  return [...importers]
    .filter(
      ([file, by]) =>
        file.startsWith("src/shared/contracts/") && areas.some((area) => by.has(area)),
    )
    .map(([file]) => file);
}

/** Component tests mount by name, so no import leads from a widget to its tests. */
function mounts(file: string, widget: string, { read }: Project): boolean {
  return (
    new RegExp(`^${widget}(?=[A-Z.])`).test(basename(file)) || read(file).includes(`"${widget}"`)
  );
}

/** A test compares the generated pages as a whole with the source. */
function describesSource(file: string, changed: readonly string[]): boolean {
  return file === "scripts/docs.test.ts" && changed.some((one) => /^(src|docs)\//.test(one));
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
