// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalog } from "../../../cli/catalog.ts";
import { applyFixes, lintSource } from "../../../cli/templates/lintSource.ts";
import { statuses } from "../mount/widgets.ts";
import { folder, type Respond } from "../support/serve.ts";
import { openSite, type Site } from "../support/site.ts";
import { firstRelease } from "./firstRelease.ts";

let site: Site;
let oldFiles: Respond;
const newFiles = folder("dist");

beforeAll(async () => {
  oldFiles = folder(await firstRelease());
  site = await openSite({ dist: "dist" });
});
afterAll(() => site.close());

/** The state of the widget in a page's body, with the codes of its errors. */
async function started(files: Respond, body: string) {
  site.bundle.respond = files;
  const { page, console, close } = await site.visit({ body });
  await page.waitForFunction(() => {
    const api = window.DiningWidgets;
    return api && !Array.isArray(api) && /^(?:ready|error)$/.test(api.list()[0]?.status ?? "");
  });
  const { a: status } = await statuses(page);
  const codes = console.flatMap((line) => /\bDW\d{3}\b/.exec(line)?.[0] ?? []);
  await close();
  return { status, codes: [...new Set(codes)] };
}

test.each([
  [
    "a gift's data in an attribute",
    `<div id="a" data-widget="RedeemGifting" data-load="eager" data-gift='{"token":"abc","brand_name":"Corner Bistro"}'>Redeem</div>`,
    "DW107",
  ],
  [
    "a token in an attribute",
    '<div id="a" data-widget="RedeemCheckout" data-load="eager" data-token="4f1c9a">Pay</div>',
    "DW107",
  ],
])(
  "%s: 1.0.0 starts, this release refuses, and lint --fix makes it start",
  async (_, body, code) => {
    expect((await started(oldFiles, body)).status).toBe("ready");
    expect(await started(newFiles, body)).toEqual({ status: "error", codes: [code] });
    const corrected = applyFixes(body, lintSource(body, "html", catalog));
    expect(corrected).not.toBe(body);
    expect((await started(newFiles, corrected)).status).toBe("ready");
  },
);
