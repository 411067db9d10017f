// @module-tag thorough
import type { CDPSession } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { heapCounts } from "../../browser/support/heapCounts.ts";
import { examplesOf, widgets } from "../../browser/matrix/cases.ts";
import { markup } from "../../browser/matrix/markup.ts";
import { openMockSite, type MockSite } from "../../browser/support/mockSite.ts";
import { caseCounts, isDone, recordCase, writeCounts } from "../counts.ts";
import {
  excess,
  held,
  heldInTheEnd,
  most,
  mountAndRemove,
  pressNext,
  type Held,
} from "./memory.ts";

/**
 * `npm run soak` mounts each widget 500 times. A quick run checks the growth over a few mounts.
 * `MEMORY_WIDGETS` names the widgets of one part.
 */
const mounts = Number(process.env["MEMORY_MOUNTS"] ?? 500);
const only = process.env["MEMORY_WIDGETS"]?.split(",");
const isFull = "MEMORY_MOUNTS" in process.env;
/** The number of widgets that are in the page at once. The page waits for all of them together. */
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

interface Mounting {
  readonly session: CDPSession;
  /** Mounts and removes this many more of the widget's examples, in turn. */
  mount(times: number): Promise<void>;
  held(): Promise<Held>;
  heldInTheEnd(before: Held): Promise<Held>;
  close(): Promise<void>;
}

/**
 * A page in which each of the widget's examples was mounted and removed. Code, sheets and caches
 * stay.
 */
async function openMounting(widget: string): Promise<Mounting> {
  site.api.open();
  const { page, close } = await site.visit({ policy: false, context: { isAlone: true } });
  const session = await page.context().newCDPSession(page);
  const elements = (await examplesOf(widget)).map((example) => markup(widget, example));
  let next = 0;
  async function mount(times: number): Promise<void> {
    for (let mounted = 0; mounted < times; mounted += atOnce)
      await page.evaluate(
        mountAndRemove,
        Array.from({ length: atOnce }, () => elements[next++ % elements.length] ?? ""),
      );
  }
  await mount(elements.length + atOnce);
  return {
    session,
    mount,
    held: () => held(session),
    heldInTheEnd: (before) => heldInTheEnd(page, session, before),
    close,
  };
}

const quick = ["MobileLink", "AmexApp", "AmbassadorUserProfile"];
/**
 * A leak that would reach the limit in 500 mounts grows by this many KiB in each stretch of a quick
 * run.
 */
const stretch = 20;
const mostPerStretch = (most.kib / 500) * stretch;

describe("memory", () => {
  test.each(isFull ? [] : quick)(
    "%s keeps no removed element, and stops growing within 60 mounts (fault H1)",
    { timeout: 600_000, retry: 0 },
    async (widget) => {
      const mounting = await openMounting(widget);
      const heapSizes = [await mounting.held()];
      for (let round = 0; round < 3; round++) {
        await mounting.mount(stretch);
        heapSizes.push(await mounting.held());
      }
      // A cache fills up in some stretch, but a leak grows in all of them.
      const growth = heapSizes.slice(1).map(({ kib }, index) => kib - (heapSizes[index]?.kib ?? 0));
      expect(Math.min(...growth)).toBeLessThanOrEqual(mostPerStretch);
      await expect.poll(async () => (await heapCounts(mounting.session)).ShadowRoot).toBe(0);
      await mounting.close();
    },
  );

  test.each(isFull ? widgets.filter((widget) => !only || only.includes(widget)) : [])(
    `%s keeps at most 1 MiB, 10 nodes and 5 listeners more after ${mounts} mounts (fault H1)`,
    { timeout: 3_600_000, retry: 0 },
    async (widget) => {
      if (isDone("mounts", widget)) return;
      const mounting = await openMounting(widget);
      let grown: string[] = [];
      // Code that loads for the first time during the first 500 mounts grows only once. A leak
      // grows again during the next 500.
      for (let round = 0; round < 2; round++) {
        const before = await mounting.held();
        await mounting.mount(mounts);
        grown = excess(before, await mounting.heldInTheEnd(before));
        if (!grown.length) break;
      }
      await mounting.close();
      recordCase("mounts", widget, grown.length ? grown.join(", ") : undefined);
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
      if (!isFull || only || isDone("hours of use", widget)) return;
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
      // Memory is measured on the same screen before and after.
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
