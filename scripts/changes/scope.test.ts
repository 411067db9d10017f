import { expect, test } from "vitest";
import { scopeOf } from "./scope.ts";

/** File → the files that it imports. */
const imports: Record<string, readonly string[]> = {
  "src/mount.ts": ["src/shared/mount/load.ts", "src/widgets/registry.ts"],
  "src/shared/mount/load.ts": [],
  "src/shared/ui/Button.tsx": [],
  "src/shared/ui/Button.test.tsx": ["src/shared/ui/Button.tsx"],
  "src/shared/contracts/menus.ts": [],
  "src/widgets/registry.ts": ["src/widgets/Map/index.ts", "src/widgets/Menu/index.ts"],
  "src/widgets/Map/index.ts": ["src/shared/ui/Button.tsx"],
  "src/widgets/Menu/index.ts": ["src/shared/contracts/menus.ts"],
  "src/widgets/Menu/flow.ts": [],
  "src/widgets/Menu/flow.test.ts": ["src/widgets/Menu/flow.ts"],
  "mock-api/menus.ts": ["src/shared/contracts/menus.ts"],
  "mock-api/areas.ts": ["mock-api/menus.ts"],
  "mock-api/backend.test.ts": ["mock-api/areas.ts"],
  "scripts/docs.test.ts": [],
  "test/support/mountWidget.ts": ["src/mount.ts", "mock-api/areas.ts"],
  "test/widgets/Map.test.tsx": ["test/support/mountWidget.ts"],
  "test/widgets/MapFaults.test.tsx": ["test/support/mountWidget.ts"],
  "test/widgets/Menu.test.tsx": ["test/support/mountWidget.ts"],
  "test/browser/harness/hosts.test.ts": [],
  "test/browser/widgets/Map.test.ts": [],
};

const importers = new Map<string, Set<string>>();
for (const [file, imported] of Object.entries(imports))
  for (const one of imported) importers.set(one, (importers.get(one) ?? new Set()).add(file));

const scope = (...changed: string[]) =>
  scopeOf(changed, {
    widgets: ["Map", "Menu"],
    files: Object.keys(imports),
    importers,
    read: () => "",
  });

test("a widget's file touches that widget and its component tests, by their names", () => {
  expect(scope("src/widgets/Map/index.ts")).toEqual({
    widgets: ["Map"],
    tests: ["scripts/docs.test.ts"],
    componentTests: ["test/widgets/Map.test.tsx", "test/widgets/MapFaults.test.tsx"],
    browserTests: [],
  });
});

test("a shared component touches the widgets that import it, and its own test", () => {
  const { widgets, tests, componentTests } = scope("src/shared/ui/Button.tsx");
  expect(widgets).toEqual(["Map"]);
  expect(tests).toEqual(["src/shared/ui/Button.test.tsx", "scripts/docs.test.ts"]);
  expect(componentTests).not.toContain("test/widgets/Menu.test.tsx");
});

test("a test or a guide of a widget does not touch the widget", () => {
  expect(scope("src/widgets/Menu/flow.test.ts", "src/widgets/Menu/GUIDE.md")).toEqual({
    widgets: [],
    tests: ["src/widgets/Menu/flow.test.ts", "scripts/docs.test.ts"],
    componentTests: [],
    browserTests: [],
  });
});

test("the loader and the build touch every widget, after those that have changed themselves", () => {
  expect(scope("src/shared/mount/load.ts", "src/widgets/Menu/flow.ts").widgets).toEqual([
    "Menu",
    "Map",
  ]);
  expect(scope("build/bundle.ts").widgets).toEqual(["Map", "Menu"]);
  expect(scope("build/bundle.test.ts").widgets).toEqual([]);
});

test("an area of the mock API touches the widgets that call it, and the tests beside it", () => {
  const { widgets, tests, componentTests } = scope("mock-api/menus.ts");
  expect(widgets).toEqual(["Menu"]);
  expect(tests).toEqual(["mock-api/backend.test.ts"]);
  expect(componentTests).toEqual(["test/widgets/Menu.test.tsx"]);
});

test("component tests come from the touched widgets in turn, those that have changed first", () => {
  expect(scope("build/bundle.ts", "test/widgets/MapFaults.test.tsx").componentTests).toEqual([
    "test/widgets/MapFaults.test.tsx",
    "test/widgets/Map.test.tsx",
    "test/widgets/Menu.test.tsx",
  ]);
});

test("a changed browser test runs, a deleted one does not", () => {
  expect(
    scope("test/browser/widgets/Map.test.ts", "test/browser/widgets/Gone.test.ts").browserTests,
  ).toEqual(["test/browser/widgets/Map.test.ts"]);
});

test("a page of the harness has its host pages opened in a browser", () => {
  expect(scope("demo/hosts/plain.ts").browserTests).toEqual(["test/browser/harness/hosts.test.ts"]);
});
