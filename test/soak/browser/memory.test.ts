import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examplesOf, widgets } from "../../browser/matrix/cases.ts";
import { markup } from "../../browser/matrix/markup.ts";
import { openMockSite, type MockSite } from "../../browser/support/mockSite.ts";
import { caseCounts, isDone, recordCase, writeCounts } from "../counts.ts";
import { excess, held, heldInTheEnd, mountAndRemove, pressNext, type Held } from "./memory.ts";

/** `npm run soak` mounts each widget 500 times; a quick run looks at one widget. */
const mounts = Number(process.env["MEMORY_MOUNTS"] ?? 40);
const isFull = "MEMORY_MOUNTS" in process.env;
/** So many stand in the page at once: the page waits for all of them together. */
const atOnce = 10;
const minutesPerTurn = 5;
const hours = 8;

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite();
});
afterAll(async () => {
  await site.close();
  if (isFull) {
    writeCounts("memory after mounts", {
      mounts,
      widgets: widgets.length,
      ...caseCounts("mounts"),
    });
    writeCounts("memory in use", { hours, ...caseCounts("hours of use") });
  }
});

/** What is left after so many mounts, compared with what the first ones have left: code, sheets and caches stay. */
async function afterMounts(widget: string): Promise<{ before: Held; after: Held }> {
  site.api.open();
  const { page, close } = await site.visit({ policy: false, context: { isAlone: true } });
  const session = await page.context().newCDPSession(page);
  const elements = (await examplesOf(widget)).map((example) => markup(widget, example));
  let next = 0;
  const batch = () =>
    page.evaluate(
      mountAndRemove,
      Array.from({ length: atOnce }, () => elements[next++ % elements.length] ?? ""),
    );
  for (let warm = 0; warm < Math.max(4, elements.length); warm += atOnce) await batch();
  await batch();
  const before = await held(session);
  for (let mounted = 0; mounted < mounts; mounted += atOnce) await batch();
  const after = await heldInTheEnd(page, session, before);
  await close();
  return { before, after };
}

const quick = ["MobileLink"];

describe("memory", () => {
  test.each(widgets.filter((widget) => isFull || quick.includes(widget)))(
    `%s keeps at most 1 MiB, 10 nodes and 5 listeners more after ${mounts} mounts (fault H1)`,
    { timeout: 3_600_000, retry: 0 },
    async (widget) => {
      if (isFull && isDone("mounts", widget)) return;
      const { before, after } = await afterMounts(widget);
      const grown = excess(before, after);
      if (isFull) recordCase("mounts", widget, grown.length ? grown.join(", ") : undefined);
      expect(grown).toEqual([]);
    },
  );

  test.each([
    ["PartnerPortal", "locations"],
    ["Map", "embedded"],
    ["AmbassadorUserProfile", "signed-in"],
  ])(
    `%s, used every ${minutesPerTurn} minutes for ${hours} hours, keeps no more than after the first hour (fault H1)`,
    { timeout: 3_600_000, retry: 0 },
    async (widget, key) => {
      if (!isFull || isDone("hours of use", widget)) return;
      const example = (await examplesOf(widget)).find((one) => one.key === key);
      if (!example) throw new Error(`${widget} has no example ${key}`);
      site.api.open(example.backend);
      const { page, close } = await site.visit({
        body: markup(widget, {
          ...example,
          attributes: { ...example.attributes, token: "harness-guest" },
        }),
        policy: false,
        context: { isAlone: true },
        prepare: (opened) => opened.clock.install(),
        before: () => addEventListener("widget:navigate", (event) => event.preventDefault()),
      });
      const session = await page.context().newCDPSession(page);
      const use = async (turn: number) => {
        await page.evaluate(pressNext, turn);
        await page.waitForTimeout(50);
        await page.clock.fastForward(minutesPerTurn * 60_000);
        await page.waitForTimeout(50);
      };
      const turns = 60 / minutesPerTurn;
      for (let turn = 0; turn < turns; turn++) await use(turn);
      // Both looks are at the same screen.
      await page.evaluate(pressNext, 0);
      const before = await held(session);
      for (let turn = turns; turn < hours * turns; turn++) await use(turn);
      await page.evaluate(pressNext, 0);
      const after = await heldInTheEnd(page, session, before);
      await close();
      const grown = excess(before, after);
      recordCase("hours of use", widget, grown.length ? grown.join(", ") : undefined);
      expect(grown).toEqual([]);
    },
  );
});
