import { expect, vi } from "vitest";
import { examplesOf } from "../browser/matrix/cases.ts";
import { mountWidget } from "./mountWidget.ts";
import { nextSteps } from "./nextSteps.ts";

type PlayedExample = Awaited<ReturnType<typeof examplesOf>>[number] & { readonly widget: string };

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

/** The examples of these widgets that can be played in jsdom. */
export async function playableExamples(...widgets: readonly string[]): Promise<PlayedExample[]> {
  const examples = widgets.map(async (widget) =>
    (await examplesOf(widget)).map((example) => ({ ...example, widget })),
  );
  return (await Promise.all(examples)).flat().filter(({ key }) => !notInJsdom.has(key));
}

/** Plays an example to its end, where the screen has a next step unless it only shows something. */
export async function expectPlayed(example: PlayedExample): Promise<void> {
  const { widget, key } = example;
  const { element, events, guest, status } = await mountWidget(widget, {
    ...example,
    options: { ...example.options },
  });
  await example.play?.(guest);
  expect(status()).toBe("ready");
  const isEnd = withoutSteps.has(`${widget}: ${key}`);
  await vi.waitFor(() => expect(nextSteps(element).length === 0).toBe(isEnd));
  expect(events.filter(({ type }) => type === "widget:error")).toEqual([]);
}
