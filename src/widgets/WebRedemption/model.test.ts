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
import type { Request } from "./request.ts";
import type { RedemptionEvent, RedemptionState } from "./state.ts";

class Model extends PaymentModel {
  constructor(
    isGuest: boolean,
    readonly request: Request,
  ) {
    super(request.numbers, isGuest);
  }

  protected other(name: string): unknown {
    if (name === "saveCard")
      return {
        credit_cards: [
          { id: 11, last_four: "4242" },
          { id: 12, last_four: "4242" },
        ],
      };
    return {
      data: {
        project_id: 42,
        project_slug: "lucca",
        name: "Lucca",
        balance: 25,
        credit_cards: [{ id: 11, last_four: "4242" }],
      },
    };
  }
}

class Page extends FlowPage<Model, RedemptionState, RedemptionEvent> {
  protected start(
    signal: AbortSignal,
    onEnd: (end: () => void) => void,
  ): Flow<RedemptionState, RedemptionEvent> {
    const { model } = this;
    const intents = model.browser.open();
    onEnd(intents.end);
    const flow: Flow<RedemptionState, RedemptionEvent> = createFlow<
      RedemptionState,
      RedemptionEvent
    >({
      initial:
        model.isGuest || model.isSignedIn()
          ? { kind: "loading", resume: null, isRest: false }
          : { kind: "signIn", resume: null },
      transition: (state, event) => transition(state, event, model.isGuest),
      signal,
      onBug(error) {
        throw error;
      },
      effects: createEffects({
        signal,
        client: () => model.client,
        session: { isSignedIn: model.isSignedIn, version: () => 0, token: () => null },
        isGuest: model.isGuest,
        request: () => model.request,
        intents,
        cards: {
          tokenise: async () => ({ ok: true, token: "tok", lastFour: "4242" }),
          challenge: async (secret) => model.challenge(secret),
        },
        contact: () => ({ email: "", phone: "", joins: false, postalCode: "" }),
        productKey: () => "dine",
        country: () => "US",
        clock: () => 0,
        leave() {},
        announce: (detail) => void model.events.push(detail),
        states: () => flow.store,
      }),
    });
    return flow;
  }

  leaveSuccess(event: RedemptionEvent): void {
    this.leaveSuccessTo("loading", event);
  }

  signOut(): void {
    for (const flow of this.flows) flow.send({ type: "signedOut" });
  }

  checkInvariants(): void {
    checkCharges(this.model);
    this.states().forEach((state, which) => this.checkState(state, which));
  }

  private checkState(state: RedemptionState, which: number): void {
    const before = this.seen[which];
    for (const [number, { charges, seen }] of this.model.checks) {
      if (charges.length > seen && state !== before && claimsUnpaid(state, number))
        throw new Error(`denies a charge of ${number}: ${state.kind}`);
      if (!charges.length && paidCheck(state) === number)
        throw new Error(`says that ${number} is paid: ${state.kind}`);
    }
    // Only the diner's request for another check, to pay the rest, or to look again leads on from a
    // success.
    const was = before ? paidCheck(before) : null;
    if (was !== null && paidCheck(state) !== was) throw new Error(`hides a success: ${state.kind}`);
    this.seen[which] = state;
  }
}

/** The check that a screen shows as paid. */
function paidCheck(state: RedemptionState): string | null {
  return state.kind === "success" ||
    state.kind === "receipt" ||
    state.kind === "posUnconfirmed" ||
    state.kind === "confirming"
    ? state.receipt.number
    : null;
}

/**
 * Whether the text of a screen denies a payment of this check. A screen which says that the payment
 * was not sent, because the browser was offline, denies no other one.
 */
function claimsUnpaid(state: RedemptionState, number: string): boolean {
  if (state.kind !== "checkout" || state.order.number !== number) return false;
  const { notice } = state;
  return (
    notice?.kind === "not-charged" ||
    notice?.kind === "declined" ||
    (notice?.kind === "refused" && notice.evidence.finding !== "unread")
  );
}

/** Presses the button that pays, on whichever screen it is. */
function press(page: Page, which = 0): void {
  const isUnknown = page.states()[which % page.count]?.kind === "unconfirmed";
  page.send({ type: isUnknown ? "payAgainChosen" : "payPressed" }, which);
}

const acts: Readonly<Record<string, CommandAction<Page>>> = {
  ...sharedCommands,
  signIn(page) {
    if (page.model.isGuest || page.states()[0]?.kind !== "signIn") return;
    page.model.token = "a";
    for (const flow of page.flows) flow.send({ type: "signedIn" });
  },
  chooseFirst: (page) => page.send({ type: "ticketChosen", number: "1", nowMs: 0 }),
  chooseSecond: (page) => page.send({ type: "ticketChosen", number: "2", nowMs: 0 }),
  newCard: (page) => page.send({ type: "cardChosen", cardId: null }),
  tip: (page) => page.send({ type: "tipChosen", tip: { kind: "typed", text: "5" } }),
  pay: (page) => press(page),
  payTwice(page) {
    press(page);
    press(page);
  },
  payByWallet: (page) => page.send({ type: "walletAgreed", source: "pm_wallet_1" }),
  split: (page) => page.send({ type: "splitAsked", payAmount: cash(4000) }),
  back: (page) => page.send({ type: "wentBack" }),
  retry: (page) => page.leaveSuccess({ type: "retried" }),
  receipt: (page) => page.send({ type: "receiptOpened" }),
  another(page) {
    const [state] = page.states();
    const check =
      state?.kind === "success" && state.receipt.rest?.kind === "left"
        ? page.model.checks.get(state.receipt.number ?? "")
        : undefined;
    if (check) check.seen = check.charges.length;
    page.leaveSuccess({ type: "anotherWanted" });
  },
  secondWidgetPays(page) {
    page.send({ type: "ticketChosen", number: "1", nowMs: 0 }, 1);
    press(page, 1);
  },
};

/** The next step of a patient diner on each screen. */
function forward(page: Page): void {
  const [state] = page.states();
  switch (state?.kind) {
    case "signIn":
      return acts["signIn"]?.(page);
    case "choosing":
      return page.send({ type: "ticketChosen", number: state.checks[0]?.number ?? "", nowMs: 0 });
    case "notFound":
      return acts["retry"]?.(page);
    case "unconfirmed":
      return acts["retry"]?.(page);
    default:
      return acts["pay"]?.(page);
  }
}

function isAtEnd(page: Page): boolean {
  const [state] = page.states();
  return (
    state !== undefined &&
    ((paidCheck(state) !== null && state.kind !== "confirming") ||
      (state.kind === "notFound" && state.isSettled))
  );
}

/**
 * Looking again never ends if the payment never arrived. The diner then looks once and pays again.
 */
function patiently(): CommandAction<Page> {
  let looks = 0;
  return (page) =>
    page.states()[0]?.kind === "unconfirmed" && looks++ % 2 ? acts["pay"]?.(page) : forward(page);
}

const requests: readonly Request[] = [["1"], ["1", "2"]].map((numbers) => ({
  pos: "toast",
  location: "lucca",
  numbers,
  payAmount: null,
  hostData: null,
  returnUrl: "",
}));

it(
  "what this widget adds to the core never charges a check more than it is for, never denies a charge, never hides a success, and always leads on, over 1,000 runs (fault D1) (fault D3) (fault D4) (fault D5) (fault D6)",
  { timeout: 120_000 },
  async () => {
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        runs(acts, ["chooseFirst", "pay", "signIn", "pay", "another"]),
        fc.constantFrom(1, 2),
        fc.constantFrom(...requests),
        fc.boolean(),
        fc.boolean(),
        async (commands, widgets, request, isGuest, isDeep) => {
          const page = new Page(new Model(isGuest, request), widgets);
          await rest(page);
          // Half of the runs begin right before the payment.
          if (isDeep) await goOn(page, forward, () => page.states()[0]?.kind === "paying", 20);
          await fc.asyncModelRun(() => ({ model: {}, real: page }), commands);
          page.model.bankSays = "yes";
          await goOn(page, patiently(), () => isAtEnd(page), 90);
          const [end] = page.states();
          expect(isAtEnd(page), `no way on from ${end?.kind}`).toBe(true);
          ends.add(
            end?.kind === "success"
              ? `${end.how} ${end.receipt.rest?.kind ?? "all"}`
              : `${end?.kind}`,
          );
          if (widgets === 1) expect(end?.kind).not.toBe("notFound");
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
        "paid others",
        "found all",
      ]),
    );
  },
);
