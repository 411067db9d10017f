import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { openSite, type Site, type Visit } from "../support/site.ts";
import { ready } from "./widgets.ts";
import { settle } from "../support/settle.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
});
afterAll(() => site.close());

const counter = '<div id="a" data-widget="Counter" data-load="eager"></div>';

async function visitWith(style: string, body: string): Promise<Visit> {
  site.routes.set("/host.css", () => ({ body: style, type: "text/css" }));
  const visit = await site.visit({ head: '<link rel="stylesheet" href="/host.css">', body });
  await ready(visit.page, "#a");
  await settle(visit.page);
  return visit;
}

const isSeen = (page: Page) =>
  page.getByRole("button", { name: "Count 0", includeHidden: true }).isVisible();

test.each([
  ["the hidden attribute", "", counter.replace('id="a"', 'id="a" hidden')],
  [
    "a class that hides",
    ".d-none{display:none!important}",
    counter.replace('id="a"', 'id="a" class="d-none"'),
  ],
  [
    "a closed dialog of the host that is invisible",
    ".modal{visibility:hidden}",
    `<div class="modal">${counter}</div>`,
  ],
  ["an ancestor that is not displayed", ".tab{display:none}", `<div class="tab">${counter}</div>`],
])(
  "is ready and stays hidden under %s, and shows when the host says so [C1.19]",
  async (_, style, body) => {
    const { page, uncaught, close } = await visitWith(style, body);
    expect(await isSeen(page)).toBe(false);
    await page.evaluate(() => {
      const host = document.querySelector<HTMLElement>("#a");
      host?.removeAttribute("hidden");
      host?.removeAttribute("class");
      host?.parentElement?.removeAttribute("class");
    });
    expect(await isSeen(page)).toBe(true);
    expect(uncaught).toEqual([]);
    await close();
  },
);

test("a rule that hides every div alike does not hide the widget [C1.19] (fault H3)", async () => {
  const { page, close } = await visitWith("div{display:none!important}", `<main>${counter}</main>`);
  expect(await isSeen(page)).toBe(true);
  expect(await page.locator("main").evaluate((main) => main.childElementCount)).toBe(1);
  await close();
});

test("a hidden body shows the widget and takes its clicks; once the body shows, what is nearer decides (fault H3)", async () => {
  const { page, close } = await visitWith(
    ".loading body{visibility:hidden;pointer-events:none} .modal{visibility:hidden}",
    `<div>${counter}</div><script nonce="test-nonce">document.documentElement.className = 'loading'</script>`,
  );
  expect(await isSeen(page)).toBe(true);
  await page.getByRole("button", { name: "Count 0" }).click();
  await page.getByRole("button", { name: "Count 1" }).waitFor();
  await page.evaluate(() => {
    document.documentElement.className = "";
    document.querySelector("#a")!.parentElement!.className = "modal";
  });
  await settle(page);
  expect(await page.getByRole("button", { name: "Count 1", includeHidden: true }).isVisible()).toBe(
    false,
  );
  await close();
});
