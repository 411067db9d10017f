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

/** `npm run engines` plays all examples; `npm test` leaves them to Chromium, which plays them in the matrix. */
const playsAll = Boolean(process.env["ENGINES_ALL"]);

const all = await cases();

/** The checks of each engine: every widget, and its main flow by keyboard alone. */
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

    test.for([...widgets])("%s: paints, and complains of nothing", async (widget) => {
      const [first] = await examplesOf(widget);
      if (!first) throw new Error(`${widget} has no examples`);
      await stage.open(widget, first);
      expect(await stage.driver.evaluate(paintedHeight, null)).toBeGreaterThan(0);
      expect(await stage.pageErrors()).toEqual([]);
    });

    test.for([...widgets])(
      "%s: its main flow by keyboard alone [WCAG 2.1.1, WCAG 2.1.2]",
      async (widget) => {
        const example = await mainFlow(widget);
        await stage.open(widget, example);
        await stage.driver.run(person);
        await example.play?.(keyboardGuest(stage.driver));
        expect(await stage.pageErrors()).toEqual([]);
      },
    );

    describeMountContract(() => stage.driver);

    test.for(playsAll ? all.map((one) => ({ ...one, title: titleOf(one) })) : [])(
      "play of $title",
      async ({ widget, example }, { skip }) => {
        skip(Boolean(example.needsMotion), "the engines run with reduced motion");
        await expect(stage.open(widget, example, "played")).resolves.toBeUndefined();
      },
    );
  });
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
