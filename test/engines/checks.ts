import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases, examplesOf, widgets, type Case } from "../browser/matrix/cases.ts";
import type { Example } from "../../src/shared/widget/examples.ts";
import { missing, type EngineName } from "../../scripts/browsers/engines.ts";
import { launchEngine } from "./drivers/engines.ts";
import { keyboardGuest } from "./guests/keyboardGuest.ts";
import { mainFlows } from "./mainFlows.ts";
import { describeMountContract } from "./mountContract.ts";
import { bundlePerson } from "./page/bundlePerson.ts";
import { openStage, type Stage } from "./stage.ts";

/** `npm run engines` plays all examples. `npm test` plays them only in Chromium, in the matrix. */
const playsAll = Boolean(process.env["ENGINES_ALL"]);

const all = await cases();

/** The checks of each engine: every widget, and its main flow by keyboard only. */
export function describeEngine(engine: EngineName): void {
  const reason = missing(engine);
  describe.skipIf(reason)(`${engine}${reason ? `: skipped, since ${reason}` : ""}`, () => {
    let stage: Stage;
    let person: string;
    beforeAll(async () => {
      person = await bundlePerson();
      stage = await openStage(() => launchEngine(engine));
    });
    afterAll(() => stage?.close());

    async function paints(widget: string): Promise<void> {
      const [first] = await examplesOf(widget);
      if (!first) throw new Error(`${widget} has no examples`);
      await stage.open(widget, first);
      expect(await stage.driver.evaluate(paintedHeight, null)).toBeGreaterThan(0);
      expect(await stage.pageErrors()).toEqual([]);
    }

    async function plays(widget: string): Promise<void> {
      const example = await mainFlow(widget);
      await stage.open(widget, example);
      await stage.driver.run(person);
      await example.play?.(keyboardGuest(stage.driver));
      expect(await stage.pageErrors()).toEqual([]);
    }

    for (const { options, painted, played } of partsOf(engine)) {
      test.for(painted)("%s: paints, and complains of nothing", options, paints);
      test.for(played)(
        "%s: its main flow by keyboard alone [WCAG 2.1.1, WCAG 2.1.2]",
        options,
        plays,
      );
    }

    describeMountContract(() => stage.driver);

    test.for(playsAll ? all.map((one) => ({ ...one, title: titleOf(one) })) : [])(
      "play of $title",
      { tags: ["thorough"] },
      async ({ widget, example }, { skip }) => {
        skip(Boolean(example.needsMotion), "the engines run with reduced motion");
        await expect(stage.open(widget, example, "played")).resolves.toBeUndefined();
      },
    );
  });
}

/**
 * `npm test` plays every main flow in Chromium. In each engine it plays and paints that of one
 * widget, which calls the API.
 */
function partsOf(engine: EngineName) {
  const isMarked = (widget: string) => widget === "OfferClaimApp";
  const isPlayed = (widget: string) => engine === "chromium" || isMarked(widget);
  const select = (are: boolean) => ({
    painted: widgets.filter((widget) => isMarked(widget) === are),
    played: widgets.filter((widget) => isPlayed(widget) === are),
  });
  return [
    { options: {}, ...select(true) },
    { options: { tags: ["thorough"] }, ...select(false) },
  ];
}

const titleOf = ({ widget, example }: Case) => `${widget}: ${example.key}`;

async function mainFlow(widget: string): Promise<Example> {
  const example = (await examplesOf(widget)).find(({ key }) => key === mainFlows[widget]);
  if (!example) throw new Error(`${widget} has no example "${mainFlows[widget]}"`);
  return example;
}

/** Runs in the page. */
function paintedHeight(): number {
  return document.querySelector(".frame > [data-widget]")?.getBoundingClientRect().height ?? 0;
}
