// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstRound } from "../../../build/firstRound.ts";
import type { Page } from "playwright-core";
import type { Example, Guest } from "../../../src/shared/widget/examples.ts";
import type { VisitOptions } from "../support/site.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import { pinnedHead, releaseIn } from "../support/pinnedPage.ts";
import { callingExample } from "./callingExample.ts";
import { examplesOf, widgets } from "./cases.ts";
import { firstAction, Stop } from "./firstAction.ts";
import { markup } from "./markup.ts";
import { rounds, type Rounds } from "./rounds.ts";
import { textOnScreen } from "./textOnScreen.ts";

/**
 * The number of answers that a widget's content waits for, if it is not one. MapV6 requests the
 * visitor's position, then the places near it.
 */
const answers: Readonly<Record<string, number>> = { MapV6: 2 };

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
});
afterAll(() => site?.close());

async function open(widget: string, network: Rounds, head: Partial<VisitOptions> = {}) {
  const example = await callingExample(widget);
  site.api.open(example.backend);
  return site.visit({
    body: markup(widget, example),
    policy: false,
    address: example.address ?? "/",
    context: { reducedMotion: "reduce" },
    prepare: network.hold,
    waitUntil: "commit",
    ...head,
  });
}

function isReady(): boolean {
  const api = window.DiningWidgets;
  return Boolean(api && "list" in api && api.list()[0]?.status === "ready");
}

const isCall = (name: string) => name.startsWith("/");

test.each(widgets)(
  "%s: the first screen is rendered and the first call has left after two rounds, and the content one round after the call",
  { timeout: 60_000 },
  async (widget) => {
    const network = rounds();
    const { page, close } = await open(widget, network);
    expect(await network.next()).toEqual(["mount.js"]);
    const files = await network.next();
    // Over HTTP/1.1, a browser requests six files at a time from one server. The bill of
    // WebRedemption is the seventh request.
    expect(files.length, files.join()).toBeLessThanOrEqual(widget === "WebRedemption" ? 7 : 6);
    await page.waitForFunction(isReady);
    const called = (await network.held()).filter(isCall);
    expect(called.length > 0, called.join()).toBe(firstRound[widget]?.includes("client") ?? false);
    for (let round = 0; round < (answers[widget] ?? 1); round++)
      if ((await network.held()).length) await network.next();
    await network.held();
    const content = await page.evaluate(textOnScreen);
    // Later requests, such as for pictures, the drawn map or content below, add to the content but
    // replace nothing.
    await network.end();
    await network.held();
    const all = await page.evaluate(textOnScreen);
    const words = content.replace("Loading the map…", "").split(" ");
    expect(words.filter((word) => !all.includes(word))).toEqual([]);
    expect(content).not.toBe("");
    await close();
  },
);

test.each(widgets)(
  "%s: with the pinned snippet, the first screen is rendered and the first call has left after one round",
  { timeout: 60_000 },
  async (widget) => {
    const network = rounds();
    const { page, close } = await open(
      widget,
      network,
      pinnedHead([widget], releaseIn("dist"), site.bundle.origin),
    );
    expect(await network.next()).toContain("mount.js");
    await page.waitForFunction(isReady);
    expect((await network.held()).some(isCall)).toBe(
      firstRound[widget]?.includes("client") ?? false,
    );
    await network.end();
    await close();
  },
);

/**
 * Files for content below the first screen, files of other companies, and QR codes, which are
 * beside the text that they repeat.
 */
const later =
  /^(OfferClaimApp\.extras-|\/endive\/stripe|BulkGiftingSavingsCalculator\.screens-Extras|map|chart|qr-code|card-fields|card-wallets)/;

test.each(widgets)(
  "%s: the first action asks for no code once the page has been idle",
  { timeout: 60_000 },
  async (widget) => {
    let code: string[] | null = null;
    for (const example of await examplesOf(widget)) {
      const { play } = example;
      // A play is called only with the guest, but some have a second, optional parameter.
      if (play) code ??= await codeAfterPress(widget, example, (guest) => play(guest));
    }
    code ??= await codeAfterPress(widget, await callingExample(widget), useControl);
    expect(code?.filter((name) => !later.test(name))).toEqual([]);
  },
);

/** A guest whose `wait` ends when the page is idle. */
type Actions = Guest & { wait(): Promise<void> };

/** The first action in a widget whose examples press nothing: its first button, or its slider. */
async function useControl({ wait }: Actions, page: Page): Promise<void> {
  const control = page.locator("[data-widget] :is(button:enabled, input[type=range])").first();
  await control.focus();
  await wait();
  const isSlider = await control.evaluate((element) => element.matches("input"));
  await page.keyboard.press(isSlider ? "ArrowRight" : "Enter");
  throw new Stop();
}

/** The code that the first press of a guest requests. Null if the guest presses nothing. */
async function codeAfterPress(
  widget: string,
  example: Example,
  play: (actions: Actions, page: Page) => Promise<void>,
): Promise<string[] | null> {
  const network = rounds();
  site.api.open(example.backend);
  const { page, close } = await site.visit({
    body: markup(widget, example),
    policy: false,
    address: example.address ?? "/",
    prepare: network.watch,
  });
  await page.waitForFunction(isReady);
  const wait = async () => {
    await network.held();
    network.passed.length = 0;
  };
  const stop: unknown = await play({ ...firstAction(page, wait), wait }, page).then(
    () => null,
    (error: unknown) => error,
  );
  if (stop && !(stop instanceof Stop)) throw stop;
  await network.held();
  await close();
  return stop ? network.passed.filter((name) => name.endsWith(".js")) : null;
}
