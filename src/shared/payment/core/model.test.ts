import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeBrowser } from "../../../../test/support/fakeIntents.ts";
import type { Outcome, Problem } from "../../api/outcome.ts";
import { billOf, owedOf } from "../../bill/ticket.ts";
import type { Challenged } from "../../card/cardPort.ts";
import {
  externalLocation,
  readTicket,
  type PaymentResult,
  type Ticket,
} from "../../contracts/bill.ts";
import { createFlow, type Flow } from "../../flow/flow.ts";
import { newOrder, renewed, type BillOrder } from "../order.ts";
import { createPaymentEffects } from "./effects.ts";
import type { PaidDetail } from "./paymentDeps.ts";
import type { PaymentFacts, PaymentRecord } from "./facts.ts";
import { createPaymentMachine } from "./machine.ts";
import {
  isMoneyMoving,
  isPaidState,
  isPaymentState,
  type Interrupted,
  type PaymentEvent,
  type PaymentState,
  type Setback,
} from "./state.ts";

/**
 * The `beforeunload` listeners, which ask before a page is left. They are counted, since a mock of `blockUnload` misses modules that another test file
 * of the same worker has loaded.
 */
const holds = new Set<unknown>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("addEventListener", (type: string, listener: unknown) => {
    if (type === "beforeunload") holds.add(listener);
  });
  vi.stubGlobal("removeEventListener", (_: string, listener: unknown) => holds.delete(listener));
});

afterEach(() => {
  vi.unstubAllGlobals();
  holds.clear();
});

/** The smallest widget around the core: it opens a bill, reviews it, and asks for a sign-in. */
type Resume = { readonly order: BillOrder; readonly interrupted: Interrupted<BillOrder> | null };
type State =
  | { readonly kind: "opening"; readonly resume: Resume | null }
  | { readonly kind: "signedOut"; readonly resume: Resume | null }
  | { readonly kind: "review"; readonly order: BillOrder; readonly why: Setback | null }
  | { readonly kind: "nothingDue" }
  | PaymentState<BillOrder>;
type Event =
  | PaymentEvent<Ticket>
  | {
      readonly type: "opened";
      readonly outcome: Outcome<Ticket>;
      readonly nowMs: number;
      readonly record: PaymentRecord | null;
    }
  | { readonly type: "signedOut" | "signedIn" };

const machine = createPaymentMachine<BillOrder, State, Ticket>({
  renewed: (order, ticket, nowMs) => renewed(order, { ticket }, nowMs),
  ticketIn: (ticket) => ticket,
  review: (order, why) => ({ kind: "review", order, why }),
  signedOut: (order, interrupted) => ({ kind: "signedOut", resume: { order, interrupted } }),
  nothingDue: () => ({ kind: "nothingDue" }),
});

function transition(state: State, event: Event): State {
  if (event.type === "signedIn")
    return state.kind === "signedOut" ? { kind: "opening", resume: state.resume } : state;
  if (event.type === "signedOut") {
    if (isPaymentState(state)) return machine.sessionLost(state);
    if (state.kind === "review")
      return { kind: "signedOut", resume: { order: state.order, interrupted: null } };
    return state.kind === "opening" ? { kind: "signedOut", resume: state.resume } : state;
  }
  if (event.type === "opened") return state.kind === "opening" ? opened(state, event) : state;
  // SAFETY: events that are none of the core's mean nothing to it.
  if (isPaymentState(state)) return machine.step(state, event as PaymentEvent<Ticket>);
  return state.kind === "review" && event.type === "payAgainChosen"
    ? { kind: "checking", order: state.order, source: "11" }
    : state;
}

function opened(
  { resume }: Extract<State, { kind: "opening" }>,
  event: Extract<Event, { type: "opened" }>,
): State {
  const { outcome, record, nowMs } = event;
  if (!outcome.ok) {
    if (outcome.problem.kind === "signed-out") return { kind: "signedOut", resume };
    return machine.unreadable(record, null) ?? { kind: "opening", resume };
  }
  const ticket = outcome.value;
  const order = resume ? renewed(resume.order, { ticket }, nowMs) : firstOrder(ticket, nowMs);
  if (resume?.interrupted)
    return machine.resumed(resume.interrupted, resume.order, { reading: ticket, nowMs, record });
  return (
    machine.earlier(order, record, ticket) ??
    machine.foundPaid(order, ticket, null) ?? { kind: "review", order, why: null }
  );
}

const orders = new Map<Ticket, BillOrder>();

function firstOrder(ticket: Ticket, readAtMs: number): BillOrder {
  const order = orders.get(ticket) ?? {
    ...newOrder({ project, ticket, readAtMs }),
    number: "1001",
  };
  orders.set(ticket, order);
  return order;
}

const project = externalLocation.output.parse({
  project_id: 42,
  project_slug: "lucca",
  balance: 25,
  credit_cards: [{ id: 11, last_four: "4242" }],
});

const bill = { kind: "bill", ids: ["1001"] } as const;

const tickets = new Map<string, Ticket>();

interface Owing {
  readonly total: number;
  readonly due: number;
  /** Listed payments in cents, the payer's own and those of others. */
  readonly own: readonly number[];
  readonly others: readonly number[];
}

function ticketOwing({ total, due, own, others }: Owing): Ticket {
  const key = `${total} ${due} ${own.join()} ${others.join()}`;
  const ticket =
    tickets.get(key) ??
    readTicket.output.parse({
      id: 1,
      bill_amount: due / 100,
      bill_amount_due: due / 100,
      bill_total: total / 100,
      payments: [
        ...own.map((cents, index) => ({ id: `own-${index}`, amount: cents / 100 })),
        ...others.map((cents, index) => ({ external_id: `o-${index}`, amount: cents / 100 })),
      ],
    });
  tickets.set(key, ticket);
  return ticket;
}

const result: PaymentResult = {
  isConfirmed: true,
  payments: [],
  returnUrlOverride: null,
  creditBack: null,
  reference: null,
  error: null,
  challenge: null,
};

/** How a call ends: by its answer, or by one of the ways in which answers and requests get lost. */
const outcomes = [
  "answered",
  "declined",
  "refused",
  "refused-inside",
  "wordless",
  "signed-out",
  "lost-before",
  "lost-after",
  "broken-before",
  "broken-after",
  "said-after",
  "garbled-after",
  "offline",
  "pos-silent",
  "bank-asks",
  "already",
] as const;
type CallOutcome = (typeof outcomes)[number];

const failures: Readonly<Partial<Record<CallOutcome, Problem>>> = {
  declined: rejected("Your card was declined."),
  refused: rejected("The kitchen has locked this check."),
  wordless: rejected(null),
  "lost-before": { kind: "timed-out" },
  "lost-after": { kind: "timed-out" },
  "broken-before": { kind: "unexpected", status: 500 },
  "broken-after": { kind: "unexpected", status: 502 },
  "said-after": {
    kind: "unexpected",
    status: 500,
    errorTexts: { message: "Something broke.", messages: [], fields: {} },
  },
  "garbled-after": { kind: "off-contract", detail: "HTML" },
  offline: { kind: "offline" },
  already: rejected("Payment is already done"),
};

function rejected(message: string | null): Problem {
  return {
    kind: "rejected",
    status: 422,
    message,
    messages: message ? [message] : [],
    fields: {},
    retryAfter: null,
  };
}

const failed = (problem: Problem) => ({ ok: false, problem }) as const;

interface Call {
  readonly isPayment: boolean;
  readonly cents: number;
  readonly tab: Tab;
  settle(outcome: Outcome<Ticket> | Outcome<PaymentResult>): void;
}

/** A browser with two tabs before a server that charges whatever it is asked to: only the core keeps a diner from paying twice. */
class Model {
  total = 8450;
  due = 8450;
  charges: number[] = [];
  others: number[] = [];
  /** The restaurant's system lists the payments of a bill. */
  isListing = false;
  /** Charges that the restaurant's system knows of. */
  told: number[] = [];
  isSignedIn = true;
  bank: "yes" | "yes-silent" | "no" | "unsure" = "yes";
  calls: Call[] = [];
  readonly browser = new FakeBrowser<PaymentFacts>();
  events: PaidDetail[] = [];
  nowMs = 0;
  readonly tabs: Tab[];

  constructor() {
    this.tabs = [new Tab(this), new Tab(this)];
  }

  charge(cents: number, isTold: boolean): void {
    this.charges.push(cents);
    if (!isTold) return;
    this.told.push(cents);
    this.due = Math.max(0, this.due - cents);
  }

  ticket(): Ticket {
    const { total, due, told, others, isListing } = this;
    return ticketOwing({ total, due, own: isListing ? told : [], others: isListing ? others : [] });
  }

  /** Another guest pays. */
  payByOther(cents: number): void {
    this.others.push(cents);
    this.due -= cents;
  }

  end(): void {
    for (const tab of this.tabs) tab.close();
  }

  answer(how: CallOutcome): void {
    const call = this.calls.shift();
    if (!call) return;
    if (!this.isSignedIn) return call.settle(failed({ kind: "signed-out" }));
    if (how === "signed-out") {
      this.isSignedIn = false;
      return call.settle(failed({ kind: "signed-out" }));
    }
    if (!call.isPayment)
      return call.settle(
        how === "answered" ? { ok: true, value: this.ticket() } : failed({ kind: "offline" }),
      );
    this.pay(call, how);
  }

  private pay({ settle, cents, tab }: Call, how: CallOutcome): void {
    if (how === "bank-asks")
      return settle({ ok: true, value: { ...result, isConfirmed: false, challenge: `${cents}` } });
    if (how === "already" && !this.charges.length) return settle(failed({ kind: "offline" }));
    const failure = failures[how];
    const isCharged = !failure || how.endsWith("-after");
    const isSilent = how === "pos-silent" && tab.isOpen;
    if (how === "refused-inside")
      return settle({ ok: true, value: { ...result, isConfirmed: false, error: "Not now." } });
    if (isCharged) this.charge(cents, !isSilent);
    settle(failure ? failed(failure) : { ok: true, value: { ...result, isConfirmed: !isSilent } });
  }
}

/** One tab of the browser; a reload ends it and starts again from what the browser remembers. */
class Tab {
  flow!: Flow<State, Event>;
  isOpen = true;
  before: State | null = null;
  private readonly intents: ReturnType<FakeBrowser<PaymentFacts>["open"]>;
  private ending = new AbortController();

  constructor(readonly model: Model) {
    this.intents = model.browser.open();
    this.open();
  }

  get state(): State {
    return this.flow.store.getState();
  }

  /** A new tab in place of this one: its listeners are gone, and its requests go on without it. */
  reload(): Tab {
    this.close();
    return new Tab(this.model);
  }

  close(): void {
    this.isOpen = false;
    this.ending.abort();
    this.intents.end();
  }

  private open(): void {
    const { model } = this;
    const effects = createPaymentEffects<BillOrder, Ticket>({
      intents: this.intents,
      nameOf: () => bill,
      nameOfNumber: () => bill,
      read: () => this.call(false, 0),
      requestOf: ({ order }) => ({
        body: order,
        send: () => this.call(true, billOf(order.ticket)),
      }),
      challenge: async (secret): Promise<Challenged> => {
        if (model.bank === "no") return { kind: "refused", message: "Your bank said no." };
        model.charge(Number(secret), model.bank !== "yes-silent");
        return model.bank === "unsure" ? { kind: "unsure" } : { kind: "paid" };
      },
      clock: () => ++model.nowMs,
      announce: (detail) => void model.events.push(detail),
      states: () => this.flow.store,
    });
    this.flow = createFlow<State, Event>({
      initial: model.isSignedIn
        ? { kind: "opening", resume: null }
        : { kind: "signedOut", resume: null },
      transition,
      signal: this.ending.signal,
      onBug(error) {
        throw error;
      },
      effects: {
        ...effects,
        opening: async (_, { send }) =>
          send({
            type: "opened",
            outcome: await this.call<Ticket>(false, 0),
            nowMs: ++model.nowMs,
            record: this.intents.read(bill),
          }),
        review: ({ order, why }) => void (why && effects.setBack(order, why)),
      },
    });
  }

  private call<T extends Ticket | PaymentResult>(isPayment: boolean, cents: number) {
    return new Promise<Outcome<T>>((resolve) => {
      // SAFETY: a payment is settled with its result, a reading with the ticket.
      const settle = resolve as Call["settle"];
      this.model.calls.push({ isPayment, cents, tab: this, settle });
    });
  }
}

/** More than the longest chain of awaits between an answer and the next call. */
async function settle(model: Model): Promise<void> {
  for (let turn = 0; turn < 9; turn++) await Promise.resolve();
  if (!model.isSignedIn) for (const { flow } of model.tabs) flow.send({ type: "signedOut" });
  check(model);
}

/** The words of a screen deny a charge. */
function deniesCharge(state: State): boolean {
  if (state.kind !== "review" || !state.why) return false;
  const { why } = state;
  return (
    why.kind === "declined" ||
    why.kind === "not-charged" ||
    (why.kind === "refused" && why.evidence.finding !== "unread")
  );
}

function check(model: Model): void {
  const { charges, total, tabs, events } = model;
  const charged = charges.reduce((sum, one) => sum + one, 0);
  if (charged > total) throw new Error(`a bill of ${total} was charged ${charges}`);
  if (events.length > 1) throw new Error("the host page was told twice");
  const moving = tabs.filter(({ state }) => isMoneyMoving(state)).length;
  if (holds.size < moving) throw new Error("the page can be left while money moves");
  for (const tab of tabs) {
    const { state, before } = tab;
    if (charges.length && state !== before && deniesCharge(state))
      throw new Error(`says that nothing was charged: ${JSON.stringify(state.kind)}`);
    if (!charges.length && isPaidState(state)) throw new Error("says that it is paid");
    if (before && isPaidState(before) && !isPaidState(state)) throw new Error("hides a success");
    tab.before = state;
  }
}

type Command = (model: Model, which: number) => void;

const tabOf = ({ tabs }: Model, which: number): Tab => tabs[which % 2]!;

const commands: readonly Command[] = [
  (model, which) => tabOf(model, which).flow.send({ type: "payAgainChosen" }),
  (model, which) => tabOf(model, which).flow.send({ type: "payAgainChosen" }),
  (model, which) => tabOf(model, which).flow.send({ type: "retried" }),
  (model, which) => void (model.tabs[which % 2] = tabOf(model, which).reload()),
  (model) => void (model.isSignedIn = false),
  (model) => {
    model.isSignedIn = true;
    for (const { flow } of model.tabs) flow.send({ type: "signedIn" });
  },
  (model, which) =>
    void (model.bank = (["yes", "yes-silent", "no", "unsure"] as const)[which % 4]!),
  (model) => void (model.others.length || model.due < 3000 || model.payByOther(2000)),
  // All that is left, be it just what this payer was about to pay.
  (model) => void (model.others.length || model.due === 0 || model.payByOther(model.due)),
  (model) => void (model.isListing = true),
  () => void vi.advanceTimersByTime(5_000),
  (model) => {
    // Not between the look at the bill and its payment: the rest would be a payment of its own.
    if (model.charges.length || model.calls.some(({ isPayment }) => isPayment)) return;
    if (model.tabs.some(({ state }) => isMoneyMoving(state))) return;
    model.total += 1200;
    model.due += 1200;
  },
  ...Array.from({ length: 8 }, (): Command => (model) => model.answer("answered")),
  ...outcomes.map(
    (how): Command =>
      (model) =>
        model.answer(how),
  ),
];

/** The bill is paid, and by whom is not known. */
function isCleared(state: State): boolean {
  return state.kind === "unconfirmed" && state.evidence.finding === "cleared";
}

/** The steps of a patient diner, with a server that answers. */
async function goOn(model: Model, isAtEnd: () => boolean, mostSteps: number): Promise<void> {
  let presses = 0;
  for (let step = 0; step < mostSteps && !isAtEnd(); step++) {
    const [first] = model.tabs;
    if (model.calls.length) model.answer("answered");
    else if (!model.isSignedIn) commands[5]!(model, 0);
    else if (first?.state.kind === "opening") model.tabs[0] = first.reload();
    else first?.flow.send({ type: presses++ % 2 ? "payAgainChosen" : "retried" });
    await settle(model);
  }
}

it(
  "charges a bill once over two tabs, denies no charge, hides no success, tells the host page once, holds the page while money moves, and always leads on, over 20,000 runs (fault D1) (fault D3) (fault D4) (fault D5) (fault D6)",
  { timeout: 120_000 },
  async () => {
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: commands.length * 4 - 1 }), { maxLength: 30, size: "max" }),
        async (run) => {
          holds.clear();
          const model = new Model();
          await settle(model);
          // Half of the runs begin where the money is.
          if (run.length % 2) await goOn(model, () => model.tabs[0]?.state.kind === "paying", 12);
          for (const step of run) {
            commands[step >> 2]!(model, step & 3);
            await settle(model);
          }
          model.bank = "yes";
          const isAtEnd = (): boolean => {
            const { state } = model.tabs[0]!;
            return (
              (isPaidState(state) && state.kind !== "confirming") ||
              state.kind === "nothingDue" ||
              isCleared(state)
            );
          };
          await goOn(model, isAtEnd, 80);
          if (!isAtEnd()) throw new Error(`no way on from ${model.tabs[0]!.state.kind}`);
          // What another tab has found since is seen by the next look.
          if (isCleared(model.tabs[0]!.state)) model.tabs[0]!.flow.send({ type: "retried" });
          await settle(model);
          while (model.calls.length) {
            model.answer("answered");
            await settle(model);
          }
          const { state } = model.tabs[0]!;
          model.end();
          const isOwn = isPaidState(state) && "how" in state && state.how !== "already";
          if (model.events.length !== (isOwn ? 1 : 0))
            throw new Error(`${model.events.length} events for ${state.kind}`);
          ends.add("how" in state ? `${state.kind} ${state.how}` : state.kind);
          if (
            model.told.length === model.charges.length &&
            model.isListing &&
            isCleared(state) &&
            model.charges.length
          )
            throw new Error("does not find the payment that the bill lists");
        },
      ),
      { numRuns: process.env["SOAK"] ? 20_000 : 5_000, seed: 14 },
    );
    // The runs are worth something only if they come to different ends.
    expect([...ends].toSorted()).toEqual(
      expect.arrayContaining([
        "posUnconfirmed before",
        "posUnconfirmed paid",
        "success before",
        "success found",
        "success paid",
        "unconfirmed",
      ]),
    );
    expect(owedOf(ticketOwing({ total: 8450, due: 0, own: [], others: [] }))).toBe(0);
  },
);
