import { test } from "vitest";
import { playableExamples, expectPlayed } from "../support/playedExample.ts";

test.each(
  await playableExamples(
    "AmexApp",
    "DynamicSlider",
    "MobileLink",
    "PrivacyChoices",
    "RedeemGifting",
  ),
)("$widget: the example $key ends with a next step if it has one", async (example) =>
  expectPlayed(example),
);
