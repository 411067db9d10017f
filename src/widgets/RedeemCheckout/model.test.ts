import fc from "fast-check";
import { expect, it } from "vitest";
import { PaymentModel } from "../../../test/support/paymentModel.ts";
import {
  goOn,
  checkCharges,
  rest,
  runs,
  sharedCommands,
  type CommandAction,
} from "../../../test/support/paymentRuns.ts";
import { FlowPage } from "../../../test/support/flowPage.ts";
import { createFlow, type Flow } from "../../shared/flow/flow.ts";
import { cash } from "../../shared/money/cents.ts";
import { createEffects } from "./effects.ts";
import { transition } from "./flow.ts";
import { startState } from "./start.ts";
import type { Request } from "./order.ts";
import type { RedeemEvent, RedeemState } from "./state.ts";

const request: Request = {
  pos: "toast",
  location: "lucca",
  ticket: "1001",
  payAmount: null,
  tip: { kind: "none" },
};

class Model extends PaymentModel {
  balance = 2500;

  constructor() {
    super([request.ticket]);
  }

  get bill() {
    return this.checks.get(request.ticket)!;
  }

  protected other(name: string): unknown {
    if (name === "saveCard") return { credit_cards: [{ id: 12, last_four: "4242" }] };
    return {
      data: {
        project_id: 42,
        project_slug: "lucca",
        balance: this.balance / 100,
        credit_cards: [{ id: 11, last_four: "4242", brand: "visa" }],
      },
    };
  }
}

class Page extends FlowPage<Model, RedeemState, RedeemEvent> {
  protected start(
    signal: AbortSignal,
    onEnd: (end: () => void) => void,
  ): Flow<RedeemState, RedeemEvent> {
    const { model } = this;
    const intents = model.browser.open();
    onEnd(intents.end);
    const flow: Flow<RedeemState, RedeemEvent> = createFlow({
      initial: startState(model.isSignedIn(), request),
      transition: (state, event) => transition(state, event, request),
      signal,
      onBug(error) {
        throw error;
      },
      effects: createEffects({
        client: () => model.client,
        signal,
        session: { version: () => 0, token: () => null },
        request: () => request,
        cards: {
          tokenise: async () => ({ ok: true, token: "tok", lastFour: "4242" }),
          challenge: async (secret) => model.challenge(secret),
        },
        cardholder: () => ({ name: "", postalCode: "" }),
        intents,
        clock: () => 0,
        leave() {},
        announce: (detail) => void model.events.push(detail),
        states: () => flow.store,
        forgetTyped() {},
      }),
    });
    return flow;
  }

  leaveSuccess(event: RedeemEvent): void {
    this.leaveSuccessTo("loadingProject", event);
  }

  signOut(): void {
    for (const flow of this.flows) flow.send({ type: "signedOut" });
  }

  checkInvariants(): void {
    checkCharges(this.model);
    this.states().forEach((state, which) => this.checkState(state, which));
  }

  private checkState(state: RedeemState, which: number): void {
    const { charges, seen } = this.model.bill;
    const before = this.seen[which];
    // A screen from before another widget's payment was correct at that time.
    if (charges.length > seen && state !== before && claimsUnpaid(state))
      throw new Error(`says that nothing was charged: ${state.kind}`);
    if (!charges.length && isPaid(state)) throw new Error(`says that it is paid: ${state.kind}`);
    // Only the diner's request to pay the rest, or to look again, leads on from a success.
    if (before && isPaid(before) && !isPaid(state))
      throw new Error(`hides a success: ${state.kind}`);
    this.seen[which] = state;
  }
}

function isPaid({ kind }: RedeemState): boolean {
  return kind === "success" || kind === "posUnconfirmed" || kind === "confirming";
}

/** Whether the text of a screen denies a payment. */
function claimsUnpaid(state: RedeemState): boolean {
  if (state.kind === "failed")
    return state.why.kind !== "refused" || state.why.evidence.finding !== "unread";
  if (state.kind === "error") return state.reason === "bill" && !state.isPaymentOpen;
  return state.kind === "review" && state.notice?.kind === "not-charged";
}

function submitTip(page: Page, which = 0): void {
  page.send({ type: "tipChosen", tip: { kind: "typed", text: "5" } }, which);
  page.send({ type: "tipSubmitted" }, which);
}

/** Presses the button that pays, on whichever screen it is. */
function press(page: Page, which = 0): void {
  const isUnknown = page.states()[which % page.count]?.kind === "unconfirmed";
  page.send({ type: isUnknown ? "payAgainChosen" : "payPressed" }, which);
}

const acts: Readonly<Record<string, CommandAction<Page>>> = {
  ...sharedCommands,
  signIn(page) {
    page.model.token = "a";
    for (const flow of page.flows) flow.send({ type: "signedIn" });
  },
  next: (page) => page.send({ type: "creditSubmitted" }),
  newCard: (page) => page.send({ type: "cardChosen", cardId: null }),
  tip: (page) => submitTip(page),
  pay: (page) => press(page),
  payTwice(page) {
    press(page);
    press(page);
  },
  payByWallet: (page) => page.send({ type: "walletAgreed", source: "pm_wallet_1" }),
  split: (page) => page.send({ type: "splitAsked", payAmount: cash(4000) }),
  rest(page) {
    const [state] = page.states();
    if (state?.kind === "success" && state.receipt.rest?.kind === "left")
      page.model.bill.seen = page.model.bill.charges.length;
    page.leaveSuccess({ type: "restWanted" });
  },
  back: (page) => page.send({ type: "wentBack" }),
  retry: (page) => page.leaveSuccess({ type: "retried" }),
  billGrows({ model: { bill } }) {
    if (!bill.due || bill.charges.length) return;
    bill.due += 1200;
    bill.total += 1200;
  },
  secondWidgetGoesOn(page) {
    page.send({ type: "creditSubmitted" }, 1);
    press(page, 1);
    submitTip(page, 1);
  },
  secondWidgetPays(page) {
    page.send({ type: "creditSubmitted" }, 1);
    submitTip(page, 1);
    press(page, 1);
  },
};

/** The next step of a patient diner on each screen. */
function forward(page: Page): void {
  const state = page.states()[0];
  const press = (...names: string[]): void => names.forEach((name) => acts[name]?.(page));
  switch (state?.kind) {
    case "login":
      return press("signIn");
    case "failed":
      return press("back");
    case "addCredit":
      return press("next");
    case "redeemCredit":
      return press("tip");
    case "unconfirmed":
      return press("pay", "retry");
    case "error":
      return press("retry");
    default:
      return press("pay");
  }
}

function isAtEnd(page: Page): boolean {
  const [state] = page.states();
  return (
    state !== undefined &&
    (isPaid(state) || state.kind === "nothingDue") &&
    state.kind !== "confirming"
  );
}

it(
  "what this widget adds to the core never charges more than the bill, never denies a charge, never hides a success, and always leads on, over 1,000 runs [B4.36] (fault D1) (fault D3) (fault D4) (fault D5)",
  { timeout: 120_000 },
  async () => {
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        runs(acts, ["tip", "next", "pay", "signIn", "rest"]),
        fc.constantFrom(1, 2),
        fc.boolean(),
        async (commands, widgets, isDeep) => {
          // Each run is a tab of its own.
          sessionStorage.clear();
          const page = new Page(new Model(), widgets);
          await rest(page);
          // Half of the runs begin right before the payment.
          if (isDeep) await goOn(page, forward, () => page.states()[0]?.kind === "paying", 20);
          await fc.asyncModelRun(() => ({ model: {}, real: page }), commands);
          page.model.bankSays = "yes";
          await goOn(page, forward, () => isAtEnd(page), 80);
          const [end] = page.states();
          expect(isAtEnd(page), `no way on from ${end?.kind}`).toBe(true);
          ends.add(
            end?.kind === "success"
              ? `${end.how} ${end.receipt.rest?.kind ?? "all"}`
              : `${end?.kind}`,
          );
          if (widgets === 1) expect(end?.kind).not.toBe("nothingDue");
        },
      ),
      { numRuns: 1000, seed: 14 },
    );
    // The runs prove something only if they end differently.
    expect([...ends]).toEqual(
      expect.arrayContaining([
        "posUnconfirmed",
        "paid all",
        "paid left",
        "found all",
        "before all",
      ]),
    );
  },
);
