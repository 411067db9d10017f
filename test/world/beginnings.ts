import type { BankAnswer, Fault } from "./faults.ts";
import type { WorldFlow } from "./flow.ts";
import type { Step } from "./steps.ts";

/**
 * How a walk begins. What needs several things at once happens often enough in this way: others act
 * while it is sent, and the second attempt is another one than the first.
 */
export interface Beginning {
  readonly steps: readonly Step[];
  /** What meets the first attempts. By chance if it is omitted. */
  readonly faults?: readonly Fault[];
  /** What the bank answers. By chance if it is omitted. */
  readonly bank?: BankAnswer;
}

const wait = (ms: 10 | 60 | 400 | 2_000 | 6_000 | 10_000): Step => ({ do: "wait", ms });
/** A press for the first of the flow's amounts. */
const press = (tab: number): Step => ({ do: "press", choice: 0, tab });
const again: Step = { do: "again", tab: 0 };
const reload: Step = { do: "reload", tab: 0 };
const remount: Step = { do: "remount", tab: 0 };
const secondTab: Step = { do: "second tab" };
const signIn: Step = { do: "sign in", tab: 0 };
const askForRest: Step = { do: "rest", tab: 0 };
const listsLate: Step = { do: "lists late", ms: 10_000 };
const tip = (text: "5" | "7.25"): Step => ({ do: "tip", text, tab: 0 });
const payWith = (source: "11" | "12" | "wallet"): Step => ({ do: "pay with", source, tab: 0 });

/** The person chooses an equal share, as another guest may pay it. */
const split: Step = { do: "split", cents: 4_000, tab: 0 };

/** The page is there, and the person presses at once. */
const pressed: readonly Step[] = [wait(400), press(0)];

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
/** The second of three attempts is charged, each with another tip. */
const threeTips: Beginning = {
  faults: ["lost-before", "lost-after", "none", "none", "none"],
  steps: [
    listsLate,
    ...pressed,
    wait(2_000),
    tip("5"),
    press(0),
    wait(2_000),
    tip("7.25"),
    press(0),
    wait(2_000),
    // The offer has gone with the charge: a new amount is shown first.
    press(0),
    wait(2_000),
  ],
};
/** Another page sends the guest's card once more, with another token. */
const byOtherToken: Beginning = {
  faults: ["lost-after"],
  steps: [listsLate, ...pressed, wait(2_000), reload, wait(400), again, wait(400), again],
};
/** The first card was charged without a word, and the server refuses the second one for that. */
const byOtherCard: Beginning = {
  faults: ["lost-after", "none", "none"],
  steps: [listsLate, ...pressed, wait(2_000), payWith("12"), again, press(0), wait(2_000)],
};
/** The server has forgotten what was charged, and refuses its repetition as another one. */
const forgotten = (refusal: "refused" | "declined" | "asks", ...first: Step[]): Beginning => ({
  faults: ["lost-after", refusal],
  bank: "refused",
  steps: [...first, wait(2_000), { do: "next day" }, wait(2_000), again, press(0), wait(2_000)],
});
/** Once the server has forgotten the first attempt, another one with another tip is charged without a word. */
const forgottenTip: Beginning = {
  faults: ["lost-before", "refused", "lost-after"],
  steps: [
    { do: "lists late", ms: 0 },
    ...pressed,
    wait(2_000),
    { do: "next day" },
    wait(2_000),
    again,
    wait(2_000),
    tip("5"),
    press(0),
    wait(2_000),
    wait(10_000),
  ],
};
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
/** Credit and an offer cover a part that was paid without a word, and the credit is spent before it is sent again. */
const creditSpent: Beginning = {
  faults: ["lost-after", "none", "none"],
  steps: [
    listsLate,
    { do: "credit", cents: 3_000 },
    { do: "offer", cents: 1_500 },
    wait(400),
    split,
    ...pressed,
    wait(400),
    press(0),
    wait(2_000),
    { do: "credit", cents: 0 },
    again,
    wait(2_000),
    press(0),
    wait(2_000),
    press(0),
    wait(2_000),
  ],
};
/** Somebody else does the same, so that it is hard to tell whose it was. */
const otherToo: Step = { do: "other", choice: 0 };
const pressedPart: readonly Step[] = [wait(400), split, ...pressed];
/** The second card was charged without a word, and the first one, pressed again, is refused for that. */
const backToFirstCard: Beginning = {
  faults: ["lost-before", "lost-after", "none", "none"],
  steps: [
    listsLate,
    ...pressed,
    wait(2_000),
    payWith("12"),
    again,
    press(0),
    wait(2_000),
    payWith("11"),
    again,
    press(0),
    wait(2_000),
  ],
};
/** An attempt with a tip never leaves, and the one before, which had none, was charged. */
const unsentTip: Beginning = {
  faults: ["lost-after", "offline"],
  steps: [listsLate, ...pressed, wait(2_000), tip("5"), press(0), wait(2_000), wait(10_000)],
};
/** Two tabs that share no storage press, each with another tip. */
const otherTip: Beginning = {
  faults: ["none"],
  steps: [
    { do: "storage", isFull: true },
    secondTab,
    wait(400),
    { do: "tip", text: "5", tab: 1 },
    wait(400),
    press(0),
    press(1),
    wait(6_000),
  ],
};
/** A part that a wallet pays never arrives, and another guest pays an equal one by card. */
const walletShare: Beginning = {
  faults: ["lost-before"],
  steps: [
    wait(400),
    split,
    wait(400),
    payWith("wallet"),
    press(0),
    wait(60),
    otherToo,
    wait(6_000),
  ],
};
/** Another page goes on, which cannot know the wallet's token. */
const byWallet: Beginning = {
  faults: ["lost-after"],
  steps: [wait(400), payWith("wallet"), press(0), wait(2_000), reload, wait(400), again],
};

/** Beginnings that need certain answers. */
function withFaults({
  hasBank,
  hasOthers,
  hasTips,
  hasPos,
  choosesCards,
  isKnownToPage,
  hasCredit,
  hasOffers,
  owes,
}: WorldFlow): readonly Beginning[] {
  return [
    unseen,
    neverShown,
    forgotten("refused", ...pressed),
    ...(hasOthers ? [forgotten("refused", ...pressed, otherToo)] : []),
    ...(hasBank ? bank : []),
    ...(hasBank && hasOthers ? [forgotten("asks", ...pressed, otherToo)] : []),
    ...(hasOthers && owes ? [refusedBeside(0), refusedBeside(1)] : []),
    ...(hasPos ? [checkedAgain] : []),
    ...(owes ? [equalParts, forgotten("refused", ...pressedPart, otherToo)] : []),
    ...(hasTips ? [threeTips, unsentTip, otherTip, forgottenTip] : []),
    ...(isKnownToPage ? [byOtherToken] : []),
    ...(hasCredit && hasOffers && owes ? [creditSpent] : []),
    ...(choosesCards && owes ? [walletShare] : []),
    ...(choosesCards ? [byOtherCard, backToFirstCard, byWallet] : []),
  ];
}

export function beginningsOf(flow: WorldFlow): readonly Beginning[] {
  return [...anyhow(flow).map((steps) => ({ steps })), ...withFaults(flow)];
}
