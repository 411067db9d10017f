import { afterAll, beforeAll, expect, test } from "vitest";
import { firstRound } from "../../../build/firstRound.ts";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import { examplesOf, widgets } from "./cases.ts";
import { firstAction, Stop } from "./firstAction.ts";
import { markup } from "./markup.ts";
import { rounds, type Rounds } from "./rounds.ts";
import { textOnScreen } from "./textOnScreen.ts";

/** The examples whose first screens ask the API, where it is not the first one. */
const calling: Readonly<Record<string, string>> = {
  OfferClaimApp: "offer",
  RedeemGifting: "no-sender",
  WebRedemption: "open-checks",
};

/** What its content waits for comes in two answers, the second asked for with the first: the place, then what is near it. */
const answers: Readonly<Record<string, number>> = { MapV6: 2 };

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
});
afterAll(() => site?.close());

async function exampleOf(widget: string) {
  const examples = await examplesOf(widget);
  const key = calling[widget] ?? "default";
  const example = examples.find((one) => one.key === key) ?? examples[0];
  if (!example) throw new Error(`${widget} has no examples`);
  return example;
}

async function open(widget: string, network: Rounds) {
  const example = await exampleOf(widget);
  site.api.open(example.backend);
  return site.visit({
    body: markup(widget, example),
    policy: false,
    address: example.address ?? "/",
    context: { reducedMotion: "reduce" },
    prepare: network.hold,
    waitUntil: "commit",
  });
}

function isReady(): boolean {
  const api = window.DiningWidgets;
  return Boolean(api && "list" in api && api.list()[0]?.status === "ready");
}

const isCall = (name: string) => name.startsWith("/");

test.each(widgets)(
  "%s: the first screen stands and the first call has left after two rounds, and the content one round after the call",
  { timeout: 60_000 },
  async (widget) => {
    const network = rounds();
    const { page, close } = await open(widget, network);
    expect(await network.next()).toEqual(["mount.js"]);
    const files = await network.next();
    // Over HTTP/1.1 a browser asks one server for six files at a time; the bill of WebRedemption is the seventh.
    expect(files.length, files.join()).toBeLessThanOrEqual(widget === "WebRedemption" ? 7 : 6);
    await page.waitForFunction(isReady);
    const called = (await network.held()).filter(isCall);
    expect(called.length > 0, called.join()).toBe(
      firstRound[widget]?.includes("api-client") ?? false,
    );
    for (let round = 0; round < (answers[widget] ?? 1); round++)
      if ((await network.held()).length) await network.next();
    await network.held();
    const content = await page.evaluate(textOnScreen);
    // Whatever comes later, such as pictures, the drawn map or what is below, adds to the content and replaces nothing.
    await network.end();
    await network.held();
    const all = await page.evaluate(textOnScreen);
    const words = content.replace("Loading the map…", "").split(" ");
    expect(words.filter((word) => !all.includes(word))).toEqual([]);
    expect(content).not.toBe("");
    await close();
  },
);

/** Below the first screen, or of another company; and QR codes, which show beside the text that they repeat. */
const later =
  /^(OfferClaimApp\.extras-|\/endive\/stripe|BulkGiftingSavingsCalculator\.screens-Extras|map|chart|qr-code|card-fields|card-wallets)/;

test.each(widgets)(
  "%s: the first button asks for no code once the page has been idle",
  { timeout: 60_000 },
  async (widget) => {
    for (const example of await examplesOf(widget)) {
      const code = await codeAfterPress(widget, example);
      if (!code) continue;
      expect(code.filter((name) => !later.test(name))).toEqual([]);
      return;
    }
  },
);

/** The code that an example's first press asks for; null where the example presses nothing. */
async function codeAfterPress(widget: string, example: Example): Promise<string[] | null> {
  if (!example.play) return null;
  const network = rounds();
  site.api.open(example.backend);
  const { page, close } = await site.visit({
    body: markup(widget, example),
    policy: false,
    address: example.address ?? "/",
    prepare: network.watch,
  });
  await page.waitForFunction(isReady);
  const guest = firstAction(page, async () => {
    await network.held();
    network.passed.length = 0;
  });
  const stop: unknown = await example.play(guest).then(
    () => null,
    (error: unknown) => error,
  );
  if (stop && !(stop instanceof Stop)) throw stop;
  await network.held();
  await close();
  return stop ? network.passed.filter((name) => name.endsWith(".js")) : null;
}
