import { basename, dirname } from "node:path/posix";
import { dependents, type Importers } from "./importGraph.ts";
import { spread } from "./spread.ts";

/** The checks that a change may have broken. */
export interface Scope {
  /** Widgets with a changed module, those first whose own folder has changed. */
  readonly widgets: readonly string[];
  /** Tests of modules and tools. */
  readonly tests: readonly string[];
  /** Tests that mount widgets in jsdom; of several widgets in turn, for a run that takes only the first of them. */
  readonly componentTests: readonly string[];
  /** Tests in a real browser that have changed themselves, and those of the harness where it has. */
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

/** Modules that load all widgets, or all of the mock API: what imports them is not changed by each of these. */
const stops = ["src/widgets/registry.ts", "mock-api/areas.ts"];
const loader = "src/mount.ts";

/** Files that all widgets are built with. */
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

/** Pages that no test imports, and the browser tests that open them. */
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

/** The contracts of changed areas of the mock API: the widgets that call them are the ones that may notice. */
function contractsOf(changed: readonly string[], { importers }: Project): string[] {
  const areas = changed.filter((file) => file.startsWith("mock-api/") && !isTest(file));
  return [...importers]
    .filter(
      ([file, by]) =>
        file.startsWith("src/shared/contracts/") && areas.some((area) => by.has(area)),
    )
    .map(([file]) => file);
}

/** Component tests mount by name, so that no import leads from a widget to its tests. */
function mounts(file: string, widget: string, { read }: Project): boolean {
  return (
    new RegExp(`^${widget}(?=[A-Z.])`).test(basename(file)) || read(file).includes(`"${widget}"`)
  );
}

/** The generated pages are compared with the source as a whole. */
function describesSource(file: string, changed: readonly string[]): boolean {
  return file === "scripts/docs.test.ts" && changed.some((one) => /^(src|docs)\//.test(one));
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
