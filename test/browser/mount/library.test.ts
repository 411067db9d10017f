// @module-tag thorough
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oncePerRun } from "../support/oncePerRun.ts";
import { folder } from "../support/serve.ts";
import { openSite, type Site } from "../support/site.ts";
import { placeholder, ready, statuses } from "./widgets.ts";

let site: Site;
let application: string;

/** An application that has installed the package and bundles it itself. */
async function buildApplication(outDir: string): Promise<void> {
  const source = `${outDir}-source`;
  // Runs in a separate process, because vitest's NODE_ENV would produce development JSX.
  await promisify(execFile)("npx", ["tsx", "scripts/library.ts", join(source, "lib")], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  await mkdir(source, { recursive: true });
  await writeFile(
    join(source, "application.js"),
    `import { mount, unmount } from './lib/index.js'
const element = document.querySelector('#own')
Object.assign(window, { handle: mount(element, 'SubscriptionCalculator', { startPosition: 0 }), end: () => unmount(element) })`,
  );
  await build({
    root: source,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      lib: { entry: { application: "application.js" }, formats: ["es"] },
    },
  });
}

beforeAll(async () => {
  application = await oncePerRun("application", buildApplication);
  site = await openSite({ dist: "dist" });
});
afterAll(() => site?.close());

test("an application with a bundler of its own mounts, updates and unmounts a widget by import", async () => {
  site.bundle.respond = folder(application);
  const { page, uncaught, violations, close } = await site.visit({
    scripts: [`${site.bundle.origin}/application.js`],
    body: `<div id="own">${placeholder}</div><div id="found" data-widget="SubscriptionCalculator" data-load="eager"></div>`,
  });
  await ready(page, "#own");
  await ready(page, "#found");
  expect(await statuses(page)).toEqual({ own: "ready", found: "ready" });
  await page.evaluate(() => Reflect.get(window, "end")());
  expect(await page.getByRole("link", { name: "Read more" }).isVisible()).toBe(true);
  expect(await statuses(page)).toEqual({ found: "ready" });
  expect({ uncaught, violations }).toEqual({ uncaught: [], violations: [] });
  await close();
});

test("the application and mount.js share one engine", async () => {
  const built = folder(application);
  const shipped = folder("dist");
  site.bundle.respond = async (url, request) =>
    (await built(url, request)) ?? shipped(url, request);
  const { page, uncaught, close } = await site.visit({
    scripts: [`${site.bundle.origin}/mount.js`, `${site.bundle.origin}/application.js`],
    body: '<div id="own"></div><div id="found" data-widget="SubscriptionCalculator" data-load="eager"></div>',
  });
  await ready(page, "#own");
  await ready(page, "#found");
  expect(await page.evaluate(() => document.querySelectorAll("#own, #found").length)).toBe(2);
  expect(await statuses(page)).toEqual({ own: "ready", found: "ready" });
  expect(uncaught).toEqual([]);
  await close();
});
