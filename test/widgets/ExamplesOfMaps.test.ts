import { test } from "vitest";
import { playableExamples, expectPlayed } from "../support/playedExample.ts";

test.each(await playableExamples("Map", "MapV6", "AmbassadorWebDiscovery"))(
  "$widget: the example $key ends with a next step if it has one",
  async (example) => expectPlayed(example),
);
