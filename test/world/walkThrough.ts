import fc from "fast-check";
import { vi } from "vitest";
import { emptyStorage, leaveRecords, leftovers } from "./browser.ts";
import { countWalk } from "./counts.ts";
import { bankAnswers, faults, openFaults, posFaults, type Fault } from "./faults.ts";
import type { WorldFlow } from "./flow.ts";
import { beginningsOf } from "./beginnings.ts";
import { stepsOf } from "./steps.ts";
import { trace } from "./trace.ts";
import { WholeWalk } from "./wholeWalk.ts";

function faultsOf({ hasBank, hasPos = false }: WorldFlow): readonly Fault[] {
  const all: readonly Fault[] = hasPos ? [...faults, ...posFaults] : faults;
  return all.filter((fault) => hasBank || !fault.startsWith("asks"));
}

/** What meets a later attempt. It is often answered at once, so that two attempts disagree. */
const laterFault = (flow: WorldFlow): fc.Arbitrary<Fault> =>
  fc.oneof(
    fc.constantFrom(
      "none",
      "none",
      "refused",
      "declined",
      "signed-out",
      flow.hasBank ? "asks" : "none",
    ),
    fc.constantFrom(...faultsOf(flow)),
  );

interface Walks {
  readonly numRuns: number;
  readonly seed: number;
  /** The same flow in a second page, which has modules of its own. */
  readonly secondPage: WorldFlow;
  /** Ends the memory of the first and of the second page. */
  readonly forgetPages: readonly [() => void, () => void];
}

/** Walks a flow through the world, from one seed; gives how many walks came to their end. */
export async function walkThrough(
  flow: WorldFlow,
  { numRuns, seed, secondPage, forgetPages }: Walks,
): Promise<number> {
  let walks = 0;
  const path = process.env["WORLD_PATH"];
  /** Whether a walk fails is enough to know; the shortest one is not looked for. */
  const isShort = process.env["WORLD_UNSHRUNK"] !== undefined;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        { weight: 1, arbitrary: fc.constant("none" as const) },
        { weight: 2, arbitrary: fc.constantFrom(...openFaults) },
        { weight: 2, arbitrary: fc.constantFrom(...faultsOf(flow)) },
      ),
      fc.noBias(fc.array(laterFault(flow), { maxLength: 4 })),
      fc.constantFrom(...bankAnswers),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant("none" as const) },
        { weight: 3, arbitrary: fc.constantFrom(...leftovers) },
      ),
      fc.nat(4).map((one) => one === 4),
      fc.constantFrom(...beginningsOf(flow)),
      stepsOf(flow),
      fc.record({
        hasKeys: fc.nat(7),
        namesTenders: fc.nat(3),
        isOnePage: fc.nat(5),
        listsAfterMs: fc.constantFrom(0, 0, 3_000, 10_000),
      }),
      async (first, next, bank, leftover, isStorageRefused, beginning, steps, chances) => {
        const hasKeys = chances.hasKeys > 1;
        trace(`walk of ${flow.name}`);
        emptyStorage();
        vi.setSystemTime(new Date("2026-03-14T12:00:00Z"));
        await leaveRecords(flow, leftover);
        const isOnePage = chances.isOnePage === 0;
        const second = isOnePage ? flow : secondPage;
        const walk = new WholeWalk([flow, second], forgetPages, leftover !== "none");
        if (isStorageRefused) walk.refuseStorage();
        walk.server.next.push(...(beginning.faults ?? [first]), ...next);
        walk.server.bank = beginning.bank ?? bank;
        walk.server.hasKeys = hasKeys;
        walk.server.namesTenders = chances.namesTenders > 0;
        walk.server.listing.listsAfterMs = chances.listsAfterMs;
        for (const one of [...beginning.steps, ...steps]) await walk.step(one);
        await walk.end();
        for (const forget of forgetPages) forget();
        await vi.advanceTimersByTimeAsync(1_000);
        // What pages that were left still wait for.
        vi.clearAllTimers();
        walks += 1;
        countWalk(
          flow.name,
          [
            leftover,
            ...(isStorageRefused ? ["storage refused"] : []),
            ...(hasKeys ? [] : ["without keys"]),
            ...(isOnePage ? ["two widgets of one page"] : []),
            ...walk.happened,
          ],
          walk.server,
        );
      },
    ),
    { numRuns, seed, ...(path && { path }), endOnFailure: isShort },
  );
  emptyStorage();
  return walks;
}
