// @module-tag thorough
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildHarness } from "../../../demo/server/buildHarness.ts";
import { startServer } from "../../../demo/server/startServer.ts";
import { mainFlows } from "../../engines/mainFlows.ts";
import { axeProblems } from "../matrix/axe.ts";
import { examplesOf, widgets, type Case } from "../matrix/cases.ts";
import { installFlatTree } from "../matrix/flatTree.ts";
import { sidewaysProblems } from "../matrix/visualChecks.ts";
import { launchChromium, type Chromium } from "../support/chromium.ts";
import { oncePerRun } from "../support/oncePerRun.ts";
import {
  clippedText,
  fieldProblems,
  labelsOutOfNames,
  obscured,
  smallTargets,
  spreadText,
} from "./inPage.ts";

let server: Awaited<ReturnType<typeof startServer>>;
let browser: Chromium;
let laptop: Page;
let phone: Page;

beforeAll(async () => {
  await oncePerRun("harness", buildHarness);
  [server, browser] = await Promise.all([startServer(), launchChromium()]);
  laptop = await newPage({ viewport: { width: 1280, height: 900 } });
  phone = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function newPage(options: Parameters<Chromium["newContext"]>[0]): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  return context.newPage();
}

/** The overflowing elements, after charts and carousels have adapted to the new width. */
async function sideways(page: Page): Promise<string[]> {
  for (let rounds = 0; rounds < 20; rounds++) {
    if (!(await sidewaysProblems(page)).length) return [];
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 50)));
  }
  return sidewaysProblems(page);
}

/** The first example of each widget, and the end of its main flow. */
const all = (
  await Promise.all(
    widgets.map(async (widget) => {
      const examples = await examplesOf(widget);
      const [first] = examples;
      const main = examples.find(({ key }) => key === mainFlows[widget]);
      return [...new Set([first, main])].flatMap((example) =>
        example ? [{ widget, example, name: `${widget}: ${example.key}` }] : [],
      );
    }),
  )
).flat();

async function open(page: Page, { widget, example }: Case): Promise<void> {
  const query = new URLSearchParams({ widget, scenario: example.key, bare: "1" });
  if (example.play) query.set("play", "1");
  await page.goto(`${server.url}/?${query}`);
  const outcome = await page.waitForFunction((isPlayed) => {
    const { played } = document.documentElement.dataset;
    const api = window.DiningWidgets;
    const status = api && "list" in api ? api.list()[0]?.status : undefined;
    return isPlayed ? /done|failed/.test(played ?? "") && played : status === "ready" && "done";
  }, Boolean(example.play));
  expect(await outcome.jsonValue()).toBe("done");
  await page.locator(".skeletons").first().waitFor({ state: "detached" });
  await installFlatTree(page);
}

describe("on a laptop", () => {
  test.for(all)(
    "$name: nothing is lost at 200 % and 400 % zoom, with wide text spacing, and to voice control [WCAG 1.4.4, WCAG 1.4.10, WCAG 1.4.12, WCAG 2.4.11, WCAG 2.5.3]",
    async (one) => {
      await open(laptop, one);
      const problems: string[] = [];
      const check = async (name: string, check: Promise<string[]>) =>
        problems.push(...(await check).map((problem) => `${name}: ${problem}`));
      await check("name", axeProblems(laptop, "laptop", "label-content-name-mismatch"));
      await check("name", laptop.evaluate(labelsOutOfNames));
      const before = new Set(await laptop.evaluate(clippedText));
      await laptop.setViewportSize({ width: 640, height: 450 });
      await check("200 %", sideways(laptop));
      await laptop.setViewportSize({ width: 320, height: 256 });
      await check("400 %", sideways(laptop));
      await check("400 %", laptop.evaluate(obscured));
      await laptop.evaluate(spreadText);
      for (const width of [320, 1280]) {
        await laptop.setViewportSize({ width, height: 900 });
        await check(`spacing, ${width} px`, sideways(laptop));
        const cut = await laptop.evaluate(clippedText);
        problems.push(
          ...cut.filter((text) => !before.has(text)).map((text) => `spacing, ${width} px: ${text}`),
        );
      }
      expect(problems).toEqual([]);
    },
  );
});

describe("on a phone", () => {
  test.for(all)(
    "$name: targets of 44 px, fields that autofill and keyboards know, and the focus in sight above a keyboard and in landscape [WCAG 1.3.4, WCAG 1.3.5, WCAG 2.4.11, WCAG 2.5.8]",
    async (one) => {
      await open(phone, one);
      const problems = [
        ...(await phone.evaluate(smallTargets, 44)),
        ...(await phone.evaluate(fieldProblems)),
      ];
      for (const [name, height, width] of [
        ["above the keyboard", 844 - 336, 390],
        ["landscape", 360, 800],
      ] as const) {
        await phone.setViewportSize({ width, height });
        problems.push(...(await sideways(phone)).map((text) => `${name}: ${text}`));
        problems.push(...(await phone.evaluate(obscured)).map((text) => `${name}: ${text}`));
      }
      await phone.setViewportSize({ width: 390, height: 844 });
      expect(problems).toEqual([]);
    },
  );
});
