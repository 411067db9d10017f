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

/** What happens next in a walk: what the person, their browser, others and the server do. */
export const stepOf = (flow: WorldFlow) => fc.oneof(...common, ...decisions(flow), ...events(flow));

export type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer S> ? S : never;

const wait = (ms: 10 | 60 | 400 | 2_000 | 6_000 | 10_000): Step => ({ do: "wait", ms });
/** A press for the first of the flow's amounts. */
const press = (tab: number): Step => ({ do: "press", choice: 0, tab });

/** The page is there, and the person presses at once. */
const pressed: readonly Step[] = [wait(400), press(0)];

const ofAll: readonly (readonly Step[])[] = [
  [],
  pressed,
  pressed,
  // In two tabs at once.
  [{ do: "second tab" }, ...pressed, press(1)],
  // In one after the other.
  [{ do: "second tab" }, ...pressed, wait(6_000), press(1)],
  // Opened elsewhere while it is sent, or while the server works on it.
  [...pressed, { do: "second tab" }, wait(10)],
  [...pressed, wait(60), { do: "second tab" }, wait(400)],
  // The widget is removed and mounted again while it is sent.
  [...pressed, { do: "remount", tab: 0 }],
  // The same, while another tab presses.
  [{ do: "second tab" }, ...pressed, { do: "remount", tab: 0 }, press(1)],
  // The same, and the page is opened once more after the answer.
  [...pressed, { do: "remount", tab: 0 }, wait(6_000), { do: "reload", tab: 0 }, wait(2_000)],
];

/** What happens while it is sent. */
const meanwhile = (...steps: readonly Step[]): readonly Step[] => [
  ...pressed,
  ...steps,
  wait(2_000),
];
/** What happens once the outcome is called unknown: before a late charge, and after it. */
const afterwards = (...steps: readonly Step[]): readonly (readonly Step[])[] => [
  [...pressed, wait(2_000), ...steps],
  [...pressed, wait(10_000), ...steps],
];

/**
 * How walks of a flow begin, so that what needs several things at once happens often enough: others
 * act while it is sent, and the second attempt is another one than the first.
 */
export function beginningsOf(flow: WorldFlow): readonly (readonly Step[])[] {
  const { hasOthers, hasChecks, hasSession, hasTips, choosesCards, owes } = flow;
  const again: Step = { do: "again", tab: 0 };
  const othersAct = [meanwhile({ do: "other", choice: 0 }), meanwhile({ do: "other", choice: 1 })];
  const sessionEnds = afterwards(
    { do: "session ends" },
    again,
    wait(2_000),
    { do: "sign in", tab: 0 },
    again,
  );
  return [
    ...ofAll,
    // Where the second attempt meets a 401, the person signs in.
    ...afterwards(again, wait(400), { do: "sign in", tab: 0 }, wait(400)),
    ...afterwards({ do: "reload", tab: 0 }, wait(400), again, wait(400)),
    ...(hasOthers ? othersAct : []),
    ...(hasChecks ? [meanwhile({ do: "next check" })] : []),
    ...(hasSession ? sessionEnds : []),
    ...(hasTips ? afterwards({ do: "tip", text: "5", tab: 0 }, again) : []),
    ...(choosesCards ? afterwards({ do: "pay with", source: "12", tab: 0 }, again) : []),
    ...(owes ? afterwards({ do: "rest", tab: 0 }, press(0), wait(2_000)) : []),
  ];
}
