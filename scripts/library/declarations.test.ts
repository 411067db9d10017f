import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { run } from "../check.ts";
import { declarations } from "./declarations.ts";

const folder = mkdtempSync(join(tmpdir(), "declarations-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("an application is told by its compiler what a widget takes", async () => {
  writeFileSync(join(folder, "index.d.ts"), await declarations());
  writeFileSync(
    join(folder, "application.ts"),
    `import { mount, unmount } from './index'
const element = document.createElement('div')
mount(element, 'SubscriptionCalculator', { startPosition: 3, theme: 'dark' }).update({ startPosition: 4 })
mount(element, 'DineHousePanel')
unmount(element)
mount(element, 'SubscriptionCalculatr')
mount(element, 'SubscriptionCalculator', { startPosition: 'three' })
mount(element, 'SubscriptionCalculator', { theme: 'purple' })
`,
  );
  const { output } = await run("node_modules/.bin/tsc", [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--pretty",
    "false",
    "--target",
    "es2022",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--lib",
    "es2022,dom",
    join(folder, "application.ts"),
  ]);
  expect([...output.matchAll(/application\.ts\((\d+),/g)].map(([, line]) => Number(line))).toEqual([
    6, 7, 8,
  ]);
  expect(output).not.toContain("index.d.ts");
});
