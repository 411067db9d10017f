// @module-tag thorough
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveMockApi } from "../browser/matrix/mockApi.ts";
import { folder as filesOf } from "../browser/support/serve.ts";
import { openSite, type Site } from "../browser/support/site.ts";
import { type Bundle, withVite, withWebpack } from "./support/bundlers.ts";
import { eachApplication } from "./support/eachApplication.ts";
import { execute } from "./support/execute.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: "dist" });
  serveMockApi(site);
});
afterAll(() => site?.close());

const bundlers: readonly [name: string, bundle: Bundle][] = [
  ["Vite", withVite("production")],
  ["webpack", withWebpack],
  // In development, React's StrictMode mounts every widget twice.
  ["Vite for development", withVite("development")],
];

eachApplication("an application with React $react", ({ react, folder }) => {
  let placeholders: string;

  beforeAll(async () => {
    placeholders = await execute(process.execPath, ["compiled/server.js"], folder);
  });

  test.each(bundlers)(
    "built with %s has one React, takes over the server's page and shows its widgets",
    async (name, bundle) => {
      const outDir = join(folder, name.replaceAll(" ", "-"));
      await bundle(folder, outDir);
      expect(await reactsIn(outDir)).toEqual({ cores: 1, renderers: [react] });

      const { page, console: messages, uncaught, close } = await visit(outDir, placeholders);
      await page.getByText("$10.00", { exact: true }).first().waitFor();
      await page.getByRole("button", { name: "Start at the highest step" }).click();
      await page.getByText("$4,000.00", { exact: true }).first().waitFor();

      await page.getByLabel("Phone number").fill("(512) 555-0100");
      await page.getByRole("checkbox", { name: /^Text me one message/ }).check();
      await page.getByRole("button", { name: "Text me the link" }).click();
      await page.getByText("Link sent").waitFor();

      await page.getByText("Happy hour by the harbor").first().waitFor();

      await page.getByRole("button", { name: "Leave" }).click();
      const leftElements = await page.evaluate(async () => {
        await new Promise((later) => setTimeout(later));
        const api = window.DiningWidgets;
        return api && "list" in api && api.list().map(({ widget, status }) => [widget, status]);
      });
      expect(leftElements).toEqual([
        ["MobileLink", "ready"],
        ["DynamicSlider", "ready"],
      ]);
      expect({ messages, uncaught }).toEqual({ messages: [], uncaught: [] });
      await close();
    },
  );
});

/** Opens a page that a server has rendered, with the built application as its script. */
async function visit(outDir: string, placeholders: string) {
  for (const file of await readdir(outDir, { recursive: true }))
    site.routes.set(`/${file}`, filesOf(outDir));
  return site.visit({
    body: `<div id="root">${placeholders.trim()}</div>`,
    scripts: ["/client.js"],
    policy: false,
  });
}

/** How often the built scripts define React's core, and which renderers they contain. */
async function reactsIn(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const scripts = await Promise.all(
    names
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFile(join(folder, name), "utf8")),
  );
  const text = scripts.join("\n");
  const core = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g;
  const renderer = /reconcilerVersion:\s*["'`]([^"'`]+)/g;
  return {
    cores: [...text.matchAll(core)].length,
    renderers: [...text.matchAll(renderer)].map(([, version]) => version),
  };
}
