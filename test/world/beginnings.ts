import {
  again,
  listsLate,
  askForRest,
  type Beginning,
  otherToo,
  payWith,
  press,
  pressed,
  reload,
  remount,
  secondTab,
  signIn,
  split,
  tip,
  wait,
} from "./beginning.ts";
import type { Fault } from "./faults.ts";
import type { WorldFlow } from "./flow.ts";
import {
  backToFirstCard,
  byOtherCard,
  byOtherToken,
  byWallet,
  creditAndOfferSpent,
  creditSpent,
  forgottenTip,
  hiddenByTab,
  otherTip,
  sentOnceMore,
  splitBeside,
  threeTips,
  unsentTip,
  walletShare,
} from "./otherAttempts.ts";
import type { Step } from "./steps.ts";

const ofAll: readonly (readonly Step[])[] = [
  [],
  pressed,
  pressed,
  // In two tabs at once.
  [secondTab, ...pressed, press(1)],
  // In one after the other.
  [secondTab, ...pressed, wait(6_000), press(1)],
  // Opened elsewhere while it is sent, or while the server works on it.
  [...pressed, secondTab, wait(10)],
  [...pressed, wait(60), secondTab, wait(400)],
  // The widget is removed and mounted again while it is sent.
  [...pressed, remount],
  // A bill is read once more before it is paid, so that it is sent a little later.
  [...pressed, wait(60), remount, wait(6_000), reload, wait(2_000)],
  // It is removed while another tab presses.
  [secondTab, ...pressed, remount, press(1)],
  // It is removed, and the page is opened once more after the answer.
  [...pressed, remount, wait(6_000), reload, wait(2_000)],
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

/** How walks of a flow begin, whatever meets the attempts. */
function anyhow({
  hasOthers,
  hasChecks,
  hasSession,
  hasTips,
  choosesCards,
  owes,
}: WorldFlow): readonly (readonly Step[])[] {
  const othersAct = [meanwhile({ do: "other", choice: 0 }), meanwhile({ do: "other", choice: 1 })];
  return [
    ...ofAll,
    // Where the second attempt meets a 401, the person signs in.
    ...afterwards(again, wait(400), signIn, wait(400)),
    ...afterwards(reload, wait(400), again, wait(400)),
    ...(hasOthers ? othersAct : []),
    ...(hasChecks ? [meanwhile({ do: "next check" })] : []),
    ...(hasSession ? afterwards({ do: "session ends" }, again, wait(2_000), signIn, again) : []),
    ...(hasTips ? afterwards(tip("5"), again, press(0)) : []),
    ...(choosesCards ? afterwards(payWith("12"), again, press(0)) : []),
    ...(owes ? afterwards(askForRest, press(0), wait(2_000)) : []),
  ];
}

/** Somebody else pays between the server's refusal and the look at the bill. */
const refusedBeside = (choice: number): Beginning => ({
  faults: ["refused"],
  steps: meanwhile(wait(60), { do: "other", choice }),
});
const bank: readonly Beginning[] = [
  // The page ends right after the bank's yes.
  { faults: ["asks"], bank: "paid", steps: meanwhile(wait(60), wait(60), wait(10), reload) },
  // The bank refuses the second attempt, and the first was charged.
  {
    faults: ["lost-after", "asks"],
    bank: "refused",
    steps: [...pressed, wait(2_000), again, wait(2_000)],
  },
  // What is pressed after the bank's no is another attempt.
  { faults: ["asks"], bank: "refused", steps: [...pressed, wait(2_000), press(0), wait(2_000)] },
];
/** The bank has said yes, and the person asks whether the restaurant knows by now. */
const checkedAgain: Beginning = {
  faults: ["asks"],
  bank: "paid",
  steps: meanwhile(wait(2_000), { do: "check", tab: 0 }),
};
/** What is left of a bill is refused, and a server that lags does not list the part that was paid. */
const restRefused: Beginning = {
  faults: ["none", "refused", "none"],
  steps: [
    { do: "lists late", ms: 0 },
    wait(400),
    split,
    ...pressed,
    wait(2_000),
    askForRest,
    wait(400),
    press(0),
    wait(2_000),
    { do: "replica", ms: 10_000 },
    reload,
    wait(400),
    split,
    wait(60),
    press(0),
    wait(2_000),
  ],
};
/** The storage is full by the time of the second attempt, and another tab presses after it. */
const fullLater = (second: Fault, ...then: readonly Step[]): Beginning => ({
  faults: ["lost-after", second],
  steps: [
    listsLate,
    secondTab,
    ...pressed,
    wait(2_000),
    { do: "storage", isFull: true },
    again,
    wait(60),
    press(0),
    wait(2_000),
    ...then,
    press(1),
    wait(2_000),
  ],
});
/** A page ends right after the bank's yes. The next one, which knows nothing of it, reads what was charged, and then a copy of the server that lags behind. */
const readBackwards: Beginning = {
  faults: ["asks"],
  bank: "paid",
  steps: [
    { do: "lists late", ms: 0 },
    { do: "storage", isFull: true },
    ...meanwhile(wait(60), wait(60), wait(10), reload),
    { do: "replica", ms: 10_000 },
    press(0),
    wait(6_000),
  ],
};
/** Two parts of a bill are the same, and the second one never arrives. */
const equalParts: Beginning = {
  faults: ["none", "lost-before", "lost-before"],
  steps: [
    ...meanwhile(wait(2_000), askForRest, wait(400), split),
    press(0),
    wait(10_000),
    again,
    wait(2_000),
  ],
};
/** The server has forgotten what was charged, and refuses its repetition as another one. */
const forgotten = (refusal: "refused" | "declined" | "asks", ...first: Step[]): Beginning => ({
  faults: ["lost-after", refusal],
  bank: "refused",
  steps: [...first, wait(2_000), { do: "next day" }, wait(2_000), again, press(0), wait(2_000)],
});
/** A removed widget learns that it went through, the next one cannot look it up, and the person comes back on another day. */
const unseen: Beginning = {
  faults: ["gateway-after"],
  steps: [
    { do: "lists late", ms: 0 },
    ...pressed,
    wait(10),
    remount,
    wait(60),
    wait(10),
    { do: "readable", is: false },
    wait(6_000),
    { do: "next day" },
    { do: "readable", is: true },
    press(0),
    wait(2_000),
  ],
};
/** A removed widget learns that it went through, and no other one can show it before the next day. */
const neverShown: Beginning = {
  faults: ["none"],
  steps: [
    ...pressed,
    wait(10),
    remount,
    { do: "readable", is: false },
    wait(6_000),
    { do: "tomorrow" },
    { do: "readable", is: true },
    wait(2_000),
    press(0),
    wait(2_000),
  ],
};
/** The widget is removed before it is refused, and the next one looks up what has become of it. */
const refusedLater: Beginning = {
  faults: ["refused-slowly"],
  steps: [...pressed, wait(400), remount, wait(10_000)],
};
const pressedPart: readonly Step[] = [wait(400), split, ...pressed];

/** A part of a check is not paid, and another guest pays an equal one of the next check under its number. */
const nextParty: Beginning = {
  faults: ["lost-before"],
  steps: [...pressedPart, wait(60), { do: "next check" }, otherToo, wait(10_000)],
};

/** Beginnings that need certain answers. */
function withFaults({
  hasBank,
  hasOthers,
  hasTips,
  hasPos,
  hasChecks,
  choosesCards,
  isKnownToPage,
  hasCredit,
  hasOffers,
  owes,
}: WorldFlow): readonly Beginning[] {
  return [
    unseen,
    neverShown,
    refusedLater,
    hiddenByTab,
    fullLater("lost-before"),
    // The page that has made both attempts ends before.
    fullLater("lost-before", reload, wait(400)),
    fullLater("preflight-refused", reload, wait(400)),
    forgotten("refused", ...pressed),
    ...(hasOthers ? [forgotten("refused", ...pressed, otherToo)] : []),
    ...(hasBank ? [...bank, readBackwards] : []),
    ...(hasBank && hasOthers ? [forgotten("asks", ...pressed, otherToo)] : []),
    ...(hasOthers && owes ? [refusedBeside(0), refusedBeside(1)] : []),
    ...(hasPos ? [checkedAgain] : []),
    ...(hasChecks ? [nextParty] : []),
    ...(owes
      ? [
          sentOnceMore,
          equalParts,
          restRefused,
          splitBeside,
          forgotten("refused", ...pressedPart, otherToo),
        ]
      : []),
    ...(hasTips ? [threeTips, unsentTip, otherTip, forgottenTip] : []),
    ...(isKnownToPage ? [byOtherToken] : []),
    ...(hasCredit && owes ? [creditSpent] : []),
    ...(hasCredit && hasOffers && owes ? [creditAndOfferSpent] : []),
    ...(choosesCards && owes ? [walletShare] : []),
    ...(choosesCards ? [byOtherCard, backToFirstCard, byWallet] : []),
  ];
}

export function beginningsOf(flow: WorldFlow): readonly Beginning[] {
  return [...anyhow(flow).map((steps) => ({ steps })), ...withFaults(flow)];
}
