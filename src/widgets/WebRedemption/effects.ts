import type { Client } from "../../shared/api/client.ts";
import type { createIntentKeys } from "../../shared/api/intentKeys.ts";
import { isUnknown, type Outcome, type Problem } from "../../shared/api/outcome.ts";
import { isAlreadyDone } from "../../shared/bill/settled.ts";
import { storedCard } from "../../shared/bill/storedCard.ts";
import type { CardPort, Challenged } from "../../shared/card/cardPort.ts";
import { isDecline } from "../../shared/card/decline.ts";
import { saveCard } from "../../shared/contracts/cards.ts";
import {
  payAsDiner,
  payAsGuest,
  type RedemptionResult,
} from "../../shared/contracts/redemption.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import type { Clock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { holdPage } from "../../shared/host/navigation.ts";
import { placeOf, type BillMark, type BillMemory } from "../../shared/payment/billMemory.ts";
import { billPayment } from "../../shared/payment/payload.ts";
import type { Session } from "../../shared/session/session.ts";
import { guestPayment, type Contact } from "./contact.ts";
import { copy } from "./copy.ts";
import { tipCents, type Order } from "./order.ts";
import { placeQuery, readAll, readOne, type Reader } from "./reading.ts";
import { keptPart } from "./receipt.ts";
import { nameOf, wholeOf, type Request } from "./request.ts";
import type { In, Paid, RedemptionEvent, RedemptionState } from "./state.ts";

export interface EffectsStart {
  readonly client: () => Client;
  readonly session: Pick<Session, "isSignedIn" | "edition">;
  readonly isGuest: boolean;
  readonly request: () => Request;
  readonly memory: BillMemory;
  readonly cards: Pick<CardPort, "tokenise"> & { challenge(secret: string): Promise<Challenged> };
  readonly contact: () => Contact;
  readonly productKey: () => string;
  readonly intents: ReturnType<typeof createIntentKeys>;
  readonly clock: Clock;
  /** Back to the order after 3.5 s, where it came from one (C:L106). */
  readonly leave: (signal: AbortSignal) => void;
  readonly finished: (paid: Paid, isConfirmed: boolean) => void;
}

type Context = { send(event: RedemptionEvent): void; signal: AbortSignal };

/** What each state does to the world: the only place that awaits. */
export function createEffects(start: EffectsStart): Effects<RedemptionState, RedemptionEvent> {
  const { client, session, request, memory, clock, isGuest } = start;
  const reader = (signal: AbortSignal): Reader => ({ client, request, isGuest, memory, signal });
  let begunAtReading = 0;

  async function load({ resume, isRest }: In<"loading">, { send, signal }: Context): Promise<void> {
    const { numbers, payAmount } = request();
    const part = resume
      ? { number: resume.order.number, amount: resume.order.payAmount }
      : { number: numbers[0] ?? "", amount: isRest ? null : payAmount };
    const outcome = await readAll(
      reader(signal),
      part.amount === null ? null : { number: part.number, amount: part.amount },
    );
    send({
      type: "loaded",
      outcome: asRefusal(outcome),
      nowMs: clock(),
      payAmount: part.amount,
      last: memory.read(wholeOf(request())),
    });
  }

  async function readAgain(
    { order }: { readonly order: Order },
    { send, signal }: Context,
    payAmount = order.payAmount,
  ): Promise<void> {
    const name = nameOf(request(), order.number);
    begunAtReading = memory.paymentsBegun(name);
    const outcome = await readOne(reader(signal), order.project, order.number, payAmount);
    send({
      type: "billRead",
      outcome: asRefusal(outcome),
      nowMs: clock(),
      mark: memory.read(name),
    });
  }

  /** A guest has no session that could have ended. */
  function asRefusal<T>(outcome: Outcome<T>): Outcome<T> {
    const isRefused = isGuest && !outcome.ok && outcome.problem.kind === "signed-out";
    return isRefused
      ? {
          ok: false,
          problem: {
            kind: "rejected",
            status: 401,
            message: null,
            messages: [],
            fields: {},
            retryAfter: null,
          },
        }
      : outcome;
  }

  function remember(
    number: string,
    is: BillMark["is"],
    facts: Parameters<BillMemory["remember"]>[2],
  ): void {
    memory.remember(nameOf(request(), number), is, facts);
    memory.remember(wholeOf(request()), is, { ...facts, about: number });
  }

  function forget(number: string): void {
    memory.forget(nameOf(request(), number));
    memory.forget(wholeOf(request()));
    start.intents.settle();
  }

  /** The call is made at once, before anything is awaited; null where the project takes no payments. */
  function callFor(
    { order, source }: In<"paying">,
    signal: AbortSignal,
  ): Promise<Outcome<RedemptionResult>> | null {
    const { pos } = request();
    const options = (body: unknown) => ({
      signal,
      intent: start.intents.keyFor(body),
      edition: session.edition(),
    });
    if (isGuest) {
      const body = {
        payment: guestPayment({
          order,
          token: source,
          contact: start.contact(),
          productKey: start.productKey(),
        }),
      };
      return client().call(
        payAsGuest,
        {
          path: { project_id: order.project.projectId, ticket: order.number },
          query: placeQuery(order.project, pos),
          body,
        },
        options(body),
      );
    }
    const body = billPayment({ order, number: order.number, pos, source, tip: tipCents(order) });
    return body && client().call(payAsDiner, { body }, options(body));
  }

  async function pay(state: In<"paying">, { send, signal }: Context): Promise<void> {
    const { order, sums, receipt } = state;
    const name = nameOf(request(), order.number);
    const mark = memory.read(name);
    if (mark?.is === "pos") return send({ type: "paidElsewhere", mark });
    // Another widget of the page has paid since the bill was read: what was read may be from before that.
    const leavePlace =
      memory.paymentsBegun(name) === begunAtReading ? memory.takePlace(placeOf(name)) : null;
    if (!leavePlace) return send({ type: "heldBack" });
    remember(order.number, "pending", { sums, receipt: keptPart(receipt) });
    try {
      await held(async () => {
        const outcome = asRefusal(
          (await callFor(state, signal)) ?? { ok: false, problem: noProject },
        );
        if (!outcome.ok && isHarmless(outcome.problem)) forget(order.number);
        send({ type: "payAnswered", outcome, nowMs: clock() });
      });
    } finally {
      leavePlace();
    }
  }

  /** A guest's card is only named, a diner's is kept first (B:L123). */
  async function makeCard({ order }: In<"tokenizing">, { send }: Context): Promise<void> {
    const made = await start.cards.tokenise({ name: "", postalCode: start.contact().postalCode });
    if (!made.ok) return send({ type: "cardRefused", message: made.message, problem: null });
    if (isGuest) return send({ type: "cardMade", source: made.token, cards: null });
    const outcome = await client().call(
      saveCard,
      { body: { stripe_token: made.token } },
      { edition: session.edition() },
    );
    if (!outcome.ok) {
      const said = outcome.problem.kind === "rejected" ? outcome.problem.message : null;
      return send({
        type: "cardRefused",
        message: said ?? copy.cardNotSaved,
        problem: outcome.problem,
      });
    }
    const cards = outcome.value.creditCards;
    const card = storedCard(order.project.creditCards, cards, made.lastFour);
    if (card) send({ type: "cardMade", source: card.id, cards });
    else send({ type: "cardRefused", message: copy.cardUnmatched, problem: null });
  }

  async function authenticate(
    { order, secret, sums, receipt }: In<"authenticating">,
    { send }: Context,
  ): Promise<void> {
    const challenge = await held(() => start.cards.challenge(secret));
    // A refusal has charged nothing; a yes has, also where the page is left before the bill was read.
    if (challenge.kind === "refused") forget(order.number);
    if (challenge.kind === "paid")
      remember(order.number, "pos", { sums, receipt: keptPart(receipt) });
    send({ type: "challengeAnswered", challenge, nowMs: clock() });
  }

  function settled(paid: Paid, is: "paid" | "pos"): void {
    const { receipt, how } = paid;
    const isOwn = how === "paid" || how === "found";
    remember(receipt.number, is, how === "before" ? {} : { receipt: keptPart(receipt) });
    start.intents.settle();
    if (isOwn) start.finished(paid, is === "paid");
  }

  return {
    loading: load,
    notFound(_, { send, signal }) {
      start.leave(signal);
      onOnline(signal, () => send({ type: "retried" }));
    },
    /** The server has refused in its own words, and the bill shows nothing: no payment is open any more. */
    checkout: ({ order, complaint }) =>
      void (complaint?.kind === "refused" && complaint.owed !== null && forget(order.number)),
    splitting: ({ order, payAmount }, context) => readAgain({ order }, context, payAmount),
    tokenizing: (state, context) => held(() => makeCard(state, context)),
    checking: readAgain,
    paying: pay,
    authenticating: authenticate,
    reconciling: readAgain,
    unconfirmed({ owed }, { send, signal }) {
      if (owed === null) onOnline(signal, () => send({ type: "retried" }));
    },
    success: (state) => settled(state, "paid"),
    posUnconfirmed: (state) => settled(state, "pos"),
    confirming: async ({ sent }, context) => void (sent && (await readAgain(sent, context))),
  };
}

const noProject: Problem = { kind: "offline" };

/** Nothing was charged for certain, so nothing is looked for after a reload. */
function isHarmless(problem: Problem): boolean {
  return problem.kind === "rejected"
    ? isDecline(problem) || isAlreadyDone(problem.message)
    : !isUnknown(problem);
}

/** The page asks before it is left while a card, the bank or the payment is under way (W15). */
async function held<T>(run: () => Promise<T>): Promise<T> {
  const release = holdPage();
  try {
    return await run();
  } finally {
    release();
  }
}
