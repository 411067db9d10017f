import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mainFlows } from "../../engines/mainFlows.ts";
import { axeProblems } from "./axe.ts";
import { cases, examplesOf, widgets, type Case } from "./cases.ts";
import { installFlatTree } from "./flatTree.ts";
import { openHarness, type Harness, type Visit } from "./harness.ts";
import { keyboardProblems } from "./keyboard.ts";
import { forcedColorProblems, motionProblems, sidewaysProblems } from "./visualChecks.ts";
import { keepScreenshot } from "./screenshot.ts";
import { sheetOrderProblems } from "./sheetOrder.ts";
import { applyTheme, resize } from "./stage.ts";

// Examples wait for the network and for timers during about a third of the time.
vi.setConfig({ maxConcurrency: 4 });

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness?.close());

const all = await cases();

const firstExamples = new Set(
  await Promise.all(widgets.map(async (widget) => (await examplesOf(widget))[0])),
);
/** The first screen and the main flow of each widget. */
const isFirst = ({ widget, example }: Case) =>
  firstExamples.has(example) || example.key === mainFlows[widget];

describe.concurrent("every example [WCAG 1.1.1, WCAG 1.3.1, WCAG 1.4.3, WCAG 1.4.10, WCAG 2.1.2, WCAG 2.4.3, WCAG 2.4.7, WCAG 4.1.2]", () => {
  checkEach(all.filter(isFirst), []);
  checkEach(
    all.filter((one) => !isFirst(one)),
    ["thorough"],
  );
});

function checkEach(chosen: typeof all, tags: string[]): void {
  test.for(chosen.map((one) => ({ ...one, name: `${one.widget}: ${one.example.key}` })))(
    "$name",
    { timeout: 240_000, tags },
    async (example, { skip }) => {
      skip(example.isLeftOut, "beyond MATRIX_LIMIT");
      const problems = await harness.visit(example, (visit) => inspect(visit, example));
      expect(problems).toEqual([]);
    },
  );
}

/**
 * Screenshots take a sixth of the matrix's time and assert nothing. `SCREENSHOTS=1` saves them for
 * people to look at.
 */
const keepsScreenshots = Boolean(process.env["SCREENSHOTS"]);

/**
 * Everything that one visit can check: two widths and themes, a narrow page, forced colors, the
 * keyboard.
 */
async function inspect(
  { page, idle, problems }: Visit,
  { widget, example }: Case,
): Promise<string[]> {
  const shot = async (look: string) => {
    const path = `test-results/screenshots/${widget}/${example.key}-${look}.jpg`;
    if (keepsScreenshots) await keepScreenshot(page, path);
  };
  await installFlatTree(page);
  const screenProblems = [
    ...(await motionProblems(page)),
    ...(await axeProblems(page, "main light")),
  ];
  screenProblems.push(...(await sheetOrderProblems(page, widget)));
  await shot("1280-main-light");
  await resize(page, 320);
  await idle();
  screenProblems.push(...(await sidewaysProblems(page)));
  await resize(page, 390);
  await applyTheme(page, "alternative", "dark");
  screenProblems.push(...(await axeProblems(page, "alternative dark", "color-contrast")));
  await shot("390-alternative-dark");
  await page.emulateMedia({ forcedColors: "active" });
  screenProblems.push(...(await forcedColorProblems(page)));
  await page.emulateMedia({ forcedColors: "none" });
  screenProblems.push(...(await keyboardProblems(page)));
  return [...screenProblems, ...problems()];
}
