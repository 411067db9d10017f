// @module-tag thorough
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Page } from "playwright-core";
import { axeProblems } from "../browser/matrix/axe.ts";
import { cases, type Case } from "../browser/matrix/cases.ts";
import { installFlatTree } from "../browser/matrix/flatTree.ts";
import { openHarness, type Harness, type Visit } from "../browser/matrix/harness.ts";
import { sidewaysProblems } from "../browser/matrix/visualChecks.ts";
import { keepScreenshot } from "../browser/matrix/screenshot.ts";
import { resize } from "../browser/matrix/stage.ts";
import { directionProblems } from "./directionProblems.ts";
import { markedTexts } from "./markedTexts.ts";
import { pseudoTexts } from "./pseudoTexts.ts";
import { readMessages, readOutsideMessages, recordTyped } from "./readMarks.ts";
import { wordProblems } from "./wordProblems.ts";

vi.setConfig({ maxConcurrency: 3 });

/** The languages and widths in which an example is shown after its play in Spanish. */
const madeUp = [
  { name: "accented", lang: "en-XA", dir: "ltr", widths: [320] },
  { name: "arabic", lang: "ar", dir: "rtl", widths: [320, 1280] },
] as const;

/** The brackets of made-up texts may be between a name and the words in it. */
const bracketed = "label-content-name-mismatch";

/**
 * The scripts of this test try to run in the frames of e-mail previews too, which forbid scripts.
 */
const isOfThisTest = /Blocked script execution in 'about:(?:blank|srcdoc)'/;

/** The English texts of the fake card provider. The real provider uses the widget's language. */
const fakeProvider = [
  "Your card number is incomplete",
  "We are unable to authenticate your payment method. Please choose a different payment method and try again",
];

/** Keywords that a guest texts to the server, which understands only English. */
const keywords = ["VERIFY"];

/** A bar at the edge of the window covers the content that scrolls below it. */
const isCovered = /because it is partially obscured/;

/**
 * `SCREENSHOTS=1` saves five pictures of each example for people to look at, which take a fifth of
 * the time.
 */
const keepsScreenshots = Boolean(process.env["SCREENSHOTS"]);

/** Writes the pictures and the problems so far while the matrix is still running. */
const folder = "test-results/languages";
const all = await cases();
let harness: Harness;
/** The servers' answers by page. Their texts are not translated. */
const served = new WeakMap<Page, (string | Promise<string>)[]>();

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  rmSync(`${folder}/problems.txt`, { force: true });
  const { texts: es, ...reader } = markedTexts("es");
  const texts = { es, "en-XA": pseudoTexts("accented"), ar: pseudoTexts("arabic") };
  harness = await openHarness(async (page) => {
    const bodies: (string | Promise<string>)[] = [];
    served.set(page, bodies);
    page.on("request", (request) => bodies.push(request.postData() ?? ""));
    page.on("response", (response) => {
      if (/json/.test(response.headers()["content-type"] ?? ""))
        bodies.push(response.text().catch(() => ""));
    });
    await page.addInitScript(recordTyped);
    await page.addInitScript(readMessages, JSON.stringify(reader));
    await page.addInitScript(readOutsideMessages);
    await page.addInitScript(speak, texts);
  });
});
afterAll(() => harness?.close());

test.concurrent.for(all.map((one) => ({ ...one, name: `${one.widget}: ${one.example.key}` })))(
  "$name, played in Spanish, then in two made-up languages, has every text translated, nothing cut off or overlapping, and passes axe",
  async (example, { skip }) => {
    skip(example.isLeftOut, "beyond MATRIX_LIMIT");
    const problems = await harness.visit(example, (visit) => inspect(visit, example), {
      lang: "es-US",
    });
    const distinct = [...new Set(problems)];
    if (distinct.length)
      appendFileSync(`${folder}/problems.txt`, `${example.name}\n  ${distinct.join("\n  ")}\n`);
    expect(distinct).toEqual([]);
  },
);

async function inspect(visit: Visit, { widget, example }: Case): Promise<string[]> {
  const { page, idle, problems } = visit;
  await installFlatTree(page);
  const config = await page.evaluate(
    () => document.querySelector("#dining-widgets-config")?.textContent ?? "",
  );
  const exampleTexts = [
    JSON.stringify([example.options, example.attributes, example.placeholder]),
    config,
  ];
  const wordingProblems: string[] = [];
  async function wordsOf(name: string): Promise<string[]> {
    const answers = await Promise.all(served.get(page) ?? []);
    const typed = await page.evaluate(() => window.typed ?? []);
    return wordProblems(page, {
      served: [...exampleTexts, ...answers, ...fakeProvider, ...keywords, ...typed].join("\n"),
      isMarked: name === "es",
    });
  }
  async function look(name: string, width: number): Promise<void> {
    let words = await wordsOf(name);
    // A name may have arrived after the answers were read.
    if (words.length) words = await wordsOf(name);
    // The made-up languages differ only in letters and direction, which axe does not check.
    const axe = width === 320 && name !== "accented" ? await axeProblems(page, name) : [];
    const isMeant = (problem: string) =>
      !isCovered.test(problem) && (name === "es" || !problem.includes(bracketed));
    const turned = name === "arabic" ? await page.evaluate(directionProblems) : [];
    const pageProblems = [
      ...words,
      ...turned,
      ...(await sidewaysProblems(page)),
      ...axe.filter(isMeant),
    ];
    wordingProblems.push(...pageProblems.map((problem) => `${name}: ${problem}`));
    if (keepsScreenshots)
      await keepScreenshot(page, `${folder}/${widget}/${example.key}-${name}-${width}.jpg`);
  }
  await look("es", 1280);
  await resize(page, 320);
  await idle();
  await look("es", 320);
  for (const { name, lang, dir, widths } of madeUp) {
    await page.evaluate(translate, { lang, dir });
    await idle();
    for (const width of widths) {
      await resize(page, width);
      await idle();
      await look(name, width);
    }
    await resize(page, 320);
  }
  return [...wordingProblems, ...problems().filter((problem) => !isOfThisTest.test(problem))];
}

/** Runs in the page, before its scripts. Makes it a Spanish page with its own texts. */
function speak(texts: object): void {
  Object.assign(window, {
    DiningWidgets: [(api: { configure(config: object): void }) => api.configure({ texts })],
  });
  document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") document.documentElement.lang = "es-US";
  });
}

/**
 * Runs in the page. Switches page and widget to another language, and waits until the widget has
 * switched.
 */
async function translate({ lang, dir }: { lang: string; dir: string }): Promise<void> {
  const host = window.matrix.host();
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
  host.dataset["lang"] = lang;
  for (let turns = 0; turns < 100; turns++) {
    if (host.shadowRoot?.querySelector(`[lang="${lang}"]`)) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`the widget does not speak ${lang}`);
}
