import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromiumDriver, type ChromiumDriver } from "../../engines/drivers/chromium.ts";
import { keyboardGuest } from "../../engines/guests/keyboardGuest.ts";
import { mainFlows } from "../../engines/mainFlows.ts";
import { bundlePerson } from "../../engines/page/bundlePerson.ts";
import { openStage, type Stage } from "../../engines/stage.ts";
import { examplesOf, widgets } from "../matrix/cases.ts";
import { recorder } from "./transcript.ts";

let driver: ChromiumDriver;
let stage: Stage;
let person: string;

beforeAll(async () => {
  person = await bundlePerson();
  stage = await openStage(async () => (driver = await launchChromiumDriver()));
  await driver.devTools.send("Accessibility.enable");
  // What is open or hidden by the hour would be so only at times.
  await driver.page.clock.setFixedTime(noon);
});
afterAll(() => stage?.close());

const noon = new Date("2026-11-18T18:00:00Z");

/** Runs in the page: waits until the widget has looked the same for half a second. */
async function untilUnchanged(): Promise<void> {
  const markup = () => document.querySelector("[data-widget]")?.shadowRoot?.innerHTML;
  let before = markup();
  for (let same = 0; same < 10;) {
    await new Promise((later) => setTimeout(later, 50));
    const now = markup();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

const fileOf = (widget: string) =>
  fileURLToPath(new URL(`../../../docs/transcripts/${widget}.md`, import.meta.url));

describe("what a screen reader announces in the main flow", () => {
  test.for([...widgets])(
    "%s: names, roles, states and live texts are those of its transcript [WCAG 1.3.1, WCAG 2.4.3, WCAG 4.1.2, WCAG 4.1.3]",
    async (widget) => {
      const example = (await examplesOf(widget)).find(({ key }) => key === mainFlows[widget]);
      if (!example) throw new Error(`${widget} has no main flow`);
      await stage.open(widget, example);
      await driver.run(person);
      // Parts that load after the first paint belong to the first screen.
      await driver.page.evaluate(untilUnchanged);
      const record = recorder(driver);
      await record.screen("First screen");
      await example.play?.(keyboardGuest(driver, record));
      await record.walk(12);
      await record.screen("Last screen");
      await expect(`# ${widget}: ${example.title}\n${record.text()}\n`).toMatchFileSnapshot(
        fileOf(widget),
      );
    },
  );
});
