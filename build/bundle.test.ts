// @module-tag thorough
import { beforeAll, expect, test } from "vitest";
import { buildWith, type Change } from "../test/support/buildWith.ts";
import { widgetEntries } from "./widgetEntries.ts";

const { SubscriptionCalculator, HousePanel, MobileLink, UserFlow } = widgetEntries();
const widgets = Object.fromEntries(
  Object.entries({ SubscriptionCalculator, HousePanel, MobileLink, UserFlow }).map(
    ([name, path]) => [name, path ?? ""],
  ),
);

type Files = Awaited<ReturnType<typeof buildWith>>;

const filesWith = (change?: Change) => buildWith(widgets, change);

let before: Files;
beforeAll(async () => void (before = await filesWith()), 120_000);

/**
 * Fails if two files with the same name have different contents. Returns the changed files, by
 * their names without hashes.
 */
function changedFiles(after: Files): string[] {
  for (const [name, { code }] of after)
    if (name !== "mount.js" && before.has(name)) expect(code, name).toBe(before.get(name)?.code);
  const names = [...after].filter(([name, { code }]) => before.get(name)?.code !== code);
  return names.map(([name]) => name.replace(/-\w{7}\.js$/, "")).toSorted();
}

const exposed = (text: string) => `globalThis.changed = ${JSON.stringify(text)};`;

test("gives the same files when nothing has changed", async () => {
  expect(changedFiles(await filesWith())).toEqual([]);
});

test("changes a widget's own files and the loader's table when the widget changes", async () => {
  const edits = { "src/widgets/MobileLink/Root.tsx": exposed("root") };
  expect(changedFiles(await filesWith({ edits }))).toEqual([
    "MobileLink",
    "MobileLink.TextMe",
    "mount.js",
  ]);
});

test("changes only the widgets that use the button when the button changes", async () => {
  const after = await filesWith({ edits: { "src/shared/ui/Button.tsx": exposed("button") } });
  const changed = changedFiles(after);
  expect(changed).toContain("HousePanel");
  expect(changed).toContain("mount.js");
  for (const name of ["react", "core", "base"]) expect(changed).not.toContain(name);
});

test("changes the core and what imports it when the core changes", async () => {
  const after = await filesWith({ edits: { "src/shared/widget/paint.ts": exposed("paint") } });
  const changed = changedFiles(after);
  for (const name of ["core", "mount.js", ...Object.keys(widgets)]) expect(changed).toContain(name);
  expect(changed).not.toContain("react");
});

test("changes only the diagnostics and the loader when the diagnostics change", async () => {
  const edits = { "src/shared/mount/diagnostics.ts": exposed("diagnostics") };
  expect(changedFiles(await filesWith({ edits }))).toEqual(["diagnostics", "mount.js"]);
});

test("changes the texts of one widget, the list of texts and the loader when a Spanish text changes", async () => {
  const edits = { "src/widgets/MobileLink/texts.es.ts": exposed("text") };
  expect(changedFiles(await filesWith({ edits }))).toEqual(["es", "es-MobileLink", "mount.js"]);
});

test("changes no file but the loader when only the version changes", async () => {
  expect(changedFiles(await filesWith({ version: "1.0.1" }))).toEqual(["mount.js"]);
});

test("gives other contents other names when a setting of the build changes", async () => {
  const after = await filesWith({
    settings: ({ build: settings }) =>
      Object.assign(settings ?? {}, { minify: false, target: "es2020" }),
  });
  expect(changedFiles(after).length).toBeGreaterThan(after.size / 2);
});

test("names each file after its content, with seven characters of hash", () => {
  for (const name of before.keys()) expect(name).toMatch(/^(mount|[\w.-]+-[a-z0-9]{7})\.js$/);
});
