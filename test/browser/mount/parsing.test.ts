import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { holdScript } from "../support/holdScript.ts";
import { openSite, type Site } from "../support/site.ts";
import { ready, statuses } from "./widgets.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
});
afterAll(() => site.close());

test("an element's files are asked for while the page is parsed, and it is rendered with the content that the parser finds later", async () => {
  let release = (): void => {};
  const { page, close } = await site.visit({
    scripts: [],
    head: `<script type="module" async nonce="test-nonce" src="${site.bundle.origin}/mount.js"></script>`,
    body: `<div id="a" data-widget="Counter">
        <script nonce="test-nonce" src="/held.js"></script>
        <script type="application/json">{ "start": 7 }</script>
      </div>`,
    prepare: async (page) => {
      release = await holdScript(page, "**/held.js", "");
    },
    waitUntil: "commit",
  });
  await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name, duration }) => /\/Counter-\w+\.js$/.test(name) && duration),
  );
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  expect(await statuses(page)).toEqual({ a: "loading" });
  expect(await page.locator("#a").evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
  release();
  await ready(page, "#a");
  expect(await page.getByRole("button", { name: "Count 7" }).isVisible()).toBe(true);
  await close();
});
