import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { caseCounts, isDone, recordCase, writeCounts } from "../soak/counts.ts";
import { countTable } from "./counts.ts";
import type { WorldFlow } from "./flow.ts";
import { flows, forgetPage } from "./flows.ts";
import { countHolds } from "./holds.ts";
import { walkThrough } from "./walkThrough.ts";

/** `npm run soak` makes 20,000 walks for each flow, 2,000 from each seed. */
const runs = Number(process.env["WORLD_RUNS"] ?? 200);
const firstSeed = Number(process.env["WORLD_SEED"] ?? 20_261_121);
const runsOfSeed = 2_000;
const part = "walks through the world";

/** All modules once more, as the browser loads them for a second page. */
vi.resetModules();
const otherPage = await import("./flows.ts");
const inOtherPage = ({ name }: WorldFlow): WorldFlow =>
  otherPage.flows.find((flow) => flow.name === name)!;

beforeEach(() => {
  vi.useFakeTimers();
  countHolds();
});
/** `WORLD_COUNTS=1` prints in how many walks each thing has happened. */
afterAll(() => {
  if (process.env["WORLD_COUNTS"]) console.log(countTable());
});

const second = (flow: WorldFlow) => ({
  secondPage: inOtherPage(flow),
  forgetPages: [forgetPage, otherPage.forgetPage] as const,
});

/** Walks from one seed after the other. A run that was ended goes on with the next one. */
async function walkAtLength(flow: WorldFlow): Promise<void> {
  for (let seed = firstSeed; (seed - firstSeed) * runsOfSeed < runs; seed++) {
    const key = `${flow.name}, seed ${seed}, ${runsOfSeed} walks`;
    if (isDone(part, key)) continue;
    const problem = await walkThrough(flow, { ...second(flow), numRuns: runsOfSeed, seed }).then(
      () => undefined,
      String,
    );
    recordCase(part, key, problem);
    console.log(problem ? `✗ ${key}: ${problem}` : `✓ ${key}`);
    writeCounts(part, { "first seed": firstSeed, ...caseCounts(part) });
    expect(problem).toBeUndefined();
  }
}

/** `WORLD_FLOW` names the only one that is walked through. */
const wanted = flows.filter(({ name }) => name === (process.env["WORLD_FLOW"] || name));

it.each(wanted)(
  "$name is carried out once, is never said to be more than the world knows, and always has a way on (fault D1) (fault D3) (fault D4) (fault D5)",
  { timeout: 3_600_000 },
  async (flow) => {
    if (runs > runsOfSeed) return walkAtLength(flow);
    expect(await walkThrough(flow, { ...second(flow), numRuns: runs, seed: firstSeed })).toBe(runs);
  },
);
