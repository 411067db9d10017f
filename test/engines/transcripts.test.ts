// @module-tag thorough
import { describeTranscripts, noon } from "./accessibility/describeTranscripts.ts";
import { focusPage } from "./accessibility/inFirefox.ts";
import { firefoxTree } from "./accessibility/firefoxTree.ts";
import { firefoxPath, missing } from "../../scripts/browsers/engines.ts";
import { launchFirefox } from "./drivers/firefox.ts";

describeTranscripts({
  suffix: ".firefox",
  missing: missing("firefox"),
  async launch() {
    const driver = await launchFirefox({
      path: firefoxPath() ?? "",
      preferences: { "accessibility.enable_all_cache_domains": true },
      hasSystemAccess: true,
    });
    await driver.runBeforePages(`() => (${stopClock})(${noon.getTime()})`);
    return {
      driver,
      tree: firefoxTree(driver),
      enterPage: () => driver.evaluateInBrowser(focusPage, null),
    };
  },
});

/** Runs in the page. Timers work, but the time of day is fixed. */
function stopClock(now: number): void {
  const Real = Date;
  window.Date = new Proxy(Real, {
    apply: () => new Real(now).toString(),
    construct: (_, given) => Reflect.construct(Real, given.length ? given : [now]),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}
