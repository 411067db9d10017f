// @module-tag thorough
import { launchChromiumDriver } from "../../engines/drivers/chromium.ts";
import { chromiumTree } from "../../engines/accessibility/chromiumTree.ts";
import { describeTranscripts, noon } from "../../engines/accessibility/describeTranscripts.ts";

describeTranscripts({
  suffix: "",
  async launch() {
    const driver = await launchChromiumDriver();
    await driver.page.clock.setFixedTime(noon);
    return { driver, tree: await chromiumTree(driver) };
  },
});
