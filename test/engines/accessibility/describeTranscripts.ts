import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examplesOf, widgets } from "../../browser/matrix/cases.ts";
import type { Driver } from "../drivers/driver.ts";
import { keyboardGuest } from "../guests/keyboardGuest.ts";
import { mainFlows } from "../mainFlows.ts";
import { bundlePerson } from "../page/bundlePerson.ts";
import { openStage, type Stage } from "../stage.ts";
import type { AccessibleTree } from "./accessibleNode.ts";
import { recorder } from "./transcript.ts";

interface Announcing {
  readonly driver: Driver;
  readonly tree: AccessibleTree;
  /**
   * Focuses a page. A walk past the end of the previous page leaves the focus in the browser's own
   * controls.
   */
  enterPage?(): Promise<void>;
}

interface Transcripts {
  /** The part of a file's name between the widget's name and `.md`. Empty for Chromium. */
  readonly suffix: string;
  /** Why the engine's tests cannot run. Undefined if they can. */
  readonly missing?: string | undefined;
  /** A browser whose pages show the time of `noon`. */
  launch(): Promise<Announcing>;
}

/** Fixed, because opening hours show and hide content by the time of day. */
export const noon = new Date("2026-11-18T18:00:00Z");

/**
 * Compares what an engine announces in each main flow with the files in `docs/transcripts`. An
 * engine that announces the same as Chromium has no file of its own.
 */
export function describeTranscripts({ suffix, missing, launch }: Transcripts): void {
  let announcing: Announcing;
  let stage: Stage;
  let person: string;

  beforeAll(async () => {
    if (missing) return;
    person = await bundlePerson();
    stage = await openStage(async () => (announcing = await launch()).driver);
  });
  afterAll(() => stage?.close());

  const fileOf = (name: string) =>
    fileURLToPath(new URL(`../../../docs/transcripts/${name}.md`, import.meta.url));

  describe.skipIf(missing)(
    `what a screen reader announces in the main flow${missing ? `: skipped, since ${missing}` : ""}`,
    () => {
      test.for([...widgets])(
        "%s: names, roles, states and live texts are those of its transcript [WCAG 1.3.1, WCAG 2.4.3, WCAG 4.1.2, WCAG 4.1.3]",
        async (widget) => {
          const example = (await examplesOf(widget)).find(({ key }) => key === mainFlows[widget]);
          if (!example) throw new Error(`${widget} has no main flow`);
          const { driver, tree } = announcing;
          await stage.open(widget, example);
          await announcing.enterPage?.();
          await driver.run(person);
          // Parts that load after the first paint belong to the first screen.
          await driver.evaluate(untilUnchanged, null);
          const record = recorder(driver, tree);
          await record.screen("First screen");
          await example.play?.(keyboardGuest(driver, record));
          await record.walk(12);
          await record.screen("Last screen");
          const transcript = `# ${widget}: ${example.title}\n${record.text()}\n`;
          const own = fileOf(`${widget}${suffix}`);
          if (!suffix || existsSync(own)) await expect(transcript).toMatchFileSnapshot(own);
          else
            expect(transcript, `as in Chromium; where the engine differs, create ${own}`).toBe(
              readFileSync(fileOf(widget), "utf8"),
            );
        },
      );
    },
  );
}

/** Runs in the page. Waits until the widget has not changed for half a second. */
async function untilUnchanged(): Promise<void> {
  const markup = () => document.querySelector("[data-widget]")?.shadowRoot?.innerHTML;
  let before = markup();
  for (let same = 0; same < 10;) {
    await new Promise((later) => setTimeout(later, 50));
    const now = markup();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}
