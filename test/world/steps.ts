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
      ms: fc.constantFrom(10, 60, 400, 2_000, 6_000, 61_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom("check" as const, "again" as const, "sign in" as const),
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

/** What happens next in a walk: what the person, their browser, others and the server do. */
export const stepOf = ({
  hasOthers,
  hasChecks = false,
  reopensChecks = false,
  hasAccounts = false,
  hasCredit = false,
  hasPrice = false,
}: WorldFlow) =>
  fc.oneof(
    ...common,
    {
      weight: hasCredit ? 2 : 0,
      arbitrary: fc.record({
        do: fc.constant("credit" as const),
        cents: fc.constantFrom(0, 1_000, 3_000),
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
      weight: reopensChecks ? 1 : 0,
      arbitrary: fc.record({ do: fc.constant("check reopens" as const) }),
    },
    {
      weight: hasAccounts ? 1 : 0,
      arbitrary: fc.record({ do: fc.constantFrom("account" as const, "sign out" as const) }),
    },
  );

export type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer S> ? S : never;

/** The page is there, and the person presses at once. */
const pressed: readonly Step[] = [
  { do: "wait", ms: 400 },
  { do: "press", choice: 0, tab: 0 },
];

/** How a walk begins, so that what needs several things at once happens often enough. */
export const beginnings: readonly (readonly Step[])[] = [
  [],
  [],
  pressed,
  pressed,
  // In two tabs at once.
  [{ do: "second tab" }, ...pressed, { do: "press", choice: 0, tab: 1 }],
  // Opened elsewhere while it is sent.
  [...pressed, { do: "second tab" }, { do: "wait", ms: 10 }],
  // The widget is removed and mounted again while it is sent.
  [...pressed, { do: "remount", tab: 0 }],
  // The same, and the page is opened once more after the answer.
  [
    ...pressed,
    { do: "remount", tab: 0 },
    { do: "wait", ms: 6_000 },
    { do: "reload", tab: 0 },
    { do: "wait", ms: 2_000 },
  ],
];
