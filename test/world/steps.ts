import fc from "fast-check";
import type { WorldFlow } from "./flow.ts";

/** What the person, their browser and the network do. */
const common = [
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("press" as const),
      choice: fc.nat(2),
      tab: fc.nat(1),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      ms: fc.constantFrom(10, 60, 400, 2_000, 6_000, 10_000, 61_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom("check" as const, "again" as const, "again" as const, "sign in" as const),
      tab: fc.nat(1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("online" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom("reload" as const, "remount" as const),
      tab: fc.nat(1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("second tab" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("clock" as const),
      ms: fc.constantFrom(-120_000, 3_600_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("storage" as const), isFull: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("readable" as const),
      is: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("lists late" as const),
      ms: fc.constantFrom(0, 3_000, 10_000),
    }),
  },
] as const;

/** What happens in a part of the walks alone, so that it leaves the others room. */
const rare = [
  { weight: 1, arbitrary: fc.record({ do: fc.constant("next day" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("replica" as const), ms: fc.constantFrom(0, 10_000) }),
  },
] as const;

/** What the person decides, where the flow leaves it to them. */
const decisions = ({ hasTips = false, choosesCards = false, owes }: WorldFlow) =>
  [
    {
      weight: hasTips ? 2 : 0,
      arbitrary: fc.record({
        do: fc.constant("tip" as const),
        // The second one is too small, and is not sent.
        text: fc.constantFrom("", ".30", "5", "7.25"),
        tab: fc.nat(1),
      }),
    },
    {
      weight: choosesCards ? 2 : 0,
      arbitrary: fc.record({
        do: fc.constant("pay with" as const),
        source: fc.constantFrom("11" as const, "12" as const, "wallet" as const),
        tab: fc.nat(1),
      }),
    },
    {
      weight: owes ? 1 : 0,
      arbitrary: fc.record({
        do: fc.constant("split" as const),
        // An equal share, as another guest may pay it.
        cents: fc.constantFrom(4_000, null),
        tab: fc.nat(1),
      }),
    },
    {
      weight: owes ? 2 : 0,
      arbitrary: fc.record({ do: fc.constant("rest" as const), tab: fc.nat(1) }),
    },
  ] as const;

/** What others, the server and the session do. */
const events = ({
  hasOthers,
  hasChecks = false,
  reopensChecks = false,
  hasAccounts = false,
  hasSession = false,
  hasCredit = false,
  hasOffers = false,
  hasPrice = false,
}: WorldFlow) =>
  [
    {
      weight: hasCredit ? 2 : 0,
      arbitrary: fc.record({
        do: fc.constant("credit" as const),
        cents: fc.constantFrom(0, 1_000, 3_000),
      }),
    },
    {
      weight: hasOffers ? 2 : 0,
      arbitrary: fc.record({
        do: fc.constant("offer" as const),
        cents: fc.constantFrom(0, 1_500),
      }),
    },
    {
      weight: hasPrice ? 1 : 0,
      arbitrary: fc.record({
        do: fc.constant("price" as const),
        cents: fc.constantFrom(10_000, 15_000),
      }),
    },
    {
      weight: hasOthers ? 2 : 0,
      arbitrary: fc.record({ do: fc.constant("other" as const), choice: fc.nat(2) }),
    },
    {
      weight: hasChecks ? 2 : 0,
      arbitrary: fc.record({
        do: fc.constantFrom("next check" as const, "check grows" as const),
      }),
    },
    {
      weight: hasChecks ? 1 : 0,
      arbitrary: fc.record({ do: fc.constant("tomorrow" as const) }),
    },
    {
      weight: reopensChecks ? 1 : 0,
      arbitrary: fc.record({ do: fc.constant("check reopens" as const) }),
    },
    {
      weight: hasSession ? 1 : 0,
      arbitrary: fc.record({ do: fc.constant("session ends" as const) }),
    },
    {
      weight: hasAccounts ? 1 : 0,
      arbitrary: fc.record({ do: fc.constantFrom("account" as const, "sign out" as const) }),
    },
  ] as const;

/** What happens in a walk: what the person, their browser, others and the server do. */
export function stepsOf(flow: WorldFlow) {
  const all = [...common, ...decisions(flow), ...events(flow)] as const;
  const many = { minLength: 4, maxLength: 30, size: "max" } as const;
  return fc.oneof(
    { weight: 3, arbitrary: fc.noBias(fc.array(fc.oneof(...all), many)) },
    { weight: 1, arbitrary: fc.noBias(fc.array(fc.oneof(...all, ...rare), many)) },
  );
}

export type Step = ReturnType<typeof stepsOf> extends fc.Arbitrary<(infer One)[]> ? One : never;
