import { describe, expect, test, vi } from "vitest";
import { examplesOf } from "../browser/matrix/cases.ts";
import { mountWidget } from "../support/mountWidget.ts";
import { nextSteps } from "../support/nextSteps.ts";

/** Widgets whose own tests play no example. */
const names = [
  "AmbassadorWebDiscovery",
  "AmexApp",
  "CampaignFeedbackApp",
  "DynamicSlider",
  "Map",
  "MapV6",
  "MobileLink",
  "NewLoginCreateAccount",
  "PrivacyChoices",
  "RedeemGifting",
  "UserFlow",
];

/** Examples that fail, or need a script of a third party. */
const notInJsdom = new Set(["failed", "map-missing"]);

/** Screens that only show something. */
const withoutSteps = new Set([
  "CampaignFeedbackApp: unavailable",
  "DynamicSlider: empty",
  "MobileLink: default",
  "MobileLink: no-count",
  "MobileLink: own-figures",
  "MobileLink: white-label",
]);

const cases = await Promise.all(
  names.map(async (name) => ({ name, examples: await examplesOf(name) })),
);

describe.each(cases)("$name", ({ name, examples }) => {
  test.each(examples.filter(({ key }) => !notInJsdom.has(key)))(
    "plays the example $key, which ends with a next step if it has one [C2.14]",
    async (example) => {
      const { element, events, guest, status } = await mountWidget(name, {
        ...example,
        options: { ...example.options },
      });
      await example.play?.(guest);
      expect(status()).toBe("ready");
      const isEnd = withoutSteps.has(`${name}: ${example.key}`);
      await vi.waitFor(() => expect(nextSteps(element).length === 0).toBe(isEnd));
      expect(events.filter(({ type }) => type === "widget:error")).toEqual([]);
    },
  );
});
