import { describe, expect, test } from "vitest";
import { describeEngine } from "./checks.ts";
import { firefoxPath, missing } from "./drivers/engines.ts";
import { launchFirefox } from "./drivers/firefox.ts";
import { openHostSite } from "./hostSite.ts";
import { listed, told, wordsOf } from "./page/counter.ts";

describeEngine("firefox");

/** A private window, with strict tracking protection, partitioned storage and no cookies of third parties. */
const strict = {
  "browser.privatebrowsing.autostart": true,
  "network.cookie.cookieBehavior": 5,
  "privacy.annotate_channels.strict_list.enabled": true,
  "privacy.resistFingerprinting": true,
  "privacy.trackingprotection.enabled": true,
  "privacy.trackingprotection.socialtracking.enabled": true,
};

/** A window in which pages may store nothing at all. */
const withoutStorage = { "network.cookie.cookieBehavior": 2 };

describe.skipIf(missing("firefox"))("firefox with other settings", () => {
  test.each([
    ["a private window with strict tracking protection", strict],
    ["a window that refuses cookies and storage", withoutStorage],
  ])("a widget from another origin mounts in %s", async (_, preferences) => {
    const site = await openHostSite();
    const driver = await launchFirefox({ path: firefoxPath() ?? "", preferences });
    try {
      await site.visit(driver, {
        body: '<div id="a" data-widget="Counter" data-load="eager"></div>',
      });
      await expect.poll(() => driver.evaluate(wordsOf, "a")).toMatch(/^Counter Count 0/);
      expect(await driver.evaluate(told, null)).toEqual(["a ready Counter"]);
      expect(await driver.evaluate(listed, null)).toEqual({ roots: 1, statuses: { a: "ready" } });
      expect(await driver.evaluate(() => window.complaints ?? [], null)).toEqual([]);
    } finally {
      await driver.close();
      await site.close();
    }
  });
});
