import {
  again,
  type Beginning,
  listsLate,
  otherToo,
  payWith,
  press,
  pressed,
  reload,
  secondTab,
  split,
  tip,
  wait,
} from "./beginning.ts";
import type { Step } from "./steps.ts";

/** The second of three attempts is charged, each with another tip. */
export const threeTips: Beginning = {
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
export const byOtherToken: Beginning = {
  faults: ["lost-after"],
  steps: [listsLate, ...pressed, wait(2_000), reload, wait(400), again, wait(400), again],
};
/** The first card was charged without a word, and the server refuses the second one for that. */
export const byOtherCard: Beginning = {
  faults: ["lost-after", "none", "none"],
  steps: [listsLate, ...pressed, wait(2_000), payWith("12"), again, press(0), wait(2_000)],
};
/** The second card was charged without a word, and the first one, pressed again, is refused for that. */
export const backToFirstCard: Beginning = {
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
export const unsentTip: Beginning = {
  faults: ["lost-after", "offline"],
  steps: [listsLate, ...pressed, wait(2_000), tip("5"), press(0), wait(2_000), wait(10_000)],
};
/** A page ends before it has sent, and the next one sends while another tab speaks of the first. */
export const sentOnceMore: Beginning = {
  faults: ["none"],
  steps: [
    secondTab,
    wait(400),
    press(1),
    press(0),
    { do: "reload", tab: 1 },
    wait(10),
    wait(400),
    press(1),
    wait(400),
  ],
};
/** Two tabs that share no storage press, each with another tip. */
export const otherTip: Beginning = {
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
export const walletShare: Beginning = {
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
/** One tab has paid a part, and the other one, which asks for a part too, can read the bill only once. */
export const splitBeside: Beginning = {
  faults: ["none"],
  steps: [
    { do: "lists late", ms: 0 },
    secondTab,
    wait(400),
    { do: "split", cents: 4_000, tab: 1 },
    wait(400),
    press(1),
    wait(400),
    split,
    wait(400),
    { do: "readable", is: false },
    split,
    wait(400),
  ],
};
/** A tab without common storage has been charged and cannot show it, and another one presses. */
export const hiddenByTab: Beginning = {
  faults: ["none", "none"],
  steps: [
    { do: "lists late", ms: 0 },
    { do: "storage", isFull: true },
    secondTab,
    wait(400),
    press(1),
    wait(60),
    { do: "remount", tab: 1 },
    { do: "readable", is: false },
    wait(6_000),
    { do: "readable", is: true },
    press(0),
    wait(2_000),
  ],
};
/** Another page goes on, which cannot know the wallet's token. */
export const byWallet: Beginning = {
  faults: ["lost-after"],
  steps: [wait(400), payWith("wallet"), press(0), wait(2_000), reload, wait(400), again],
};
/** Once the server has forgotten the first attempt, another one with another tip is charged without a word. */
export const forgottenTip: Beginning = {
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
const spent = (...funds: readonly Step[]): Beginning => ({
  faults: ["lost-after", "none", "none"],
  steps: [
    listsLate,
    ...funds,
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
});
/** Credit covers a part that was paid without a word, and is spent before it is sent again. */
export const creditSpent = spent({ do: "credit", cents: 3_000 });
/** The same with an offer beside the credit. */
export const creditAndOfferSpent = spent(
  { do: "credit", cents: 3_000 },
  { do: "offer", cents: 1_500 },
);
