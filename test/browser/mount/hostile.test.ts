import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureBundle } from "../support/fixtures.ts";
import { openSite, type Site } from "../support/site.ts";
import { ready } from "./widgets.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ dist: await fixtureBundle() });
});
afterAll(() => site.close());

const counter = `<div id="a" data-widget="Counter" data-load="eager" data-datalayer data-props='{"start":2}'></div>`;

const globals: readonly (readonly [string, () => void])[] = [
  [
    "Array.prototype.toJSON",
    () => {
      Reflect.set(Array.prototype, "toJSON", () => "broken");
    },
  ],
  [
    "enumerable extras on Object.prototype",
    () => {
      Reflect.set(Object.prototype, "extra", () => "extra");
      Reflect.set(Object.prototype, "title", 7);
    },
  ],
  [
    "an AMD define",
    () => {
      Reflect.set(
        window,
        "define",
        Object.assign(
          () => {
            throw new Error("AMD");
          },
          { amd: true },
        ),
      );
    },
  ],
  [
    "a throwing fetch",
    () => {
      Reflect.set(window, "fetch", () => {
        throw new Error("fetch");
      });
    },
  ],
  [
    "no fetch",
    () => {
      Reflect.deleteProperty(window, "fetch");
    },
  ],
  [
    "a console without methods",
    () => {
      Reflect.set(window, "console", {});
    },
  ],
  [
    "no console",
    () => {
      Reflect.set(window, "console", undefined);
    },
  ],
];

test.each(globals)("works with %s (fault H4)", async (_, before) => {
  const { page, uncaught, close } = await site.visit({
    before,
    body: `${counter}<div data-widget="Nope" data-load="eager"></div>`,
  });
  await ready(page, "#a");
  await page.getByRole("button", { name: "Count 2" }).click();
  await page.getByRole("button", { name: "Count 3" }).waitFor();
  expect(uncaught).toEqual([]);
  await close();
});

test("works beside elements that clobber names (fault B8) (fault H4)", async () => {
  const { page, uncaught, close } = await site.visit({
    body: `<form id="dining-widgets-config"></form><img name="dataLayer" alt=""><form id="DiningWidgets"></form>${counter}`,
  });
  await page.getByRole("button", { name: "Count 2" }).waitFor();
  expect(uncaught).toEqual([]);
  await close();
});

test.each([
  ["*{all:unset!important}"],
  [
    "*{font-size:60px!important;text-transform:uppercase!important;letter-spacing:1em!important;color:red!important}",
  ],
  ["html{font-size:62.5%;direction:rtl}"],
  ["section,button,input,label,h2{display:none!important}"],
])("looks the same under %s", async (style) => {
  site.routes.set("/hostile.css", () => ({ body: style, type: "text/css" }));
  const sizeOf = async (head: string) => {
    const { page, close } = await site.visit({ head, body: counter });
    await ready(page, "#a");
    const button = page.getByRole("button", { name: "Count 2" });
    const size = await button.evaluate((found) => {
      const { height } = found.getBoundingClientRect();
      const { fontSize, textTransform } = getComputedStyle(found);
      return { height, fontSize, textTransform };
    });
    await close();
    return size;
  };
  expect(await sizeOf('<link rel="stylesheet" href="/hostile.css">')).toEqual(await sizeOf(""));
});
