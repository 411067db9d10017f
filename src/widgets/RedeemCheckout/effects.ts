import type { Client } from "../../shared/api/client.ts";
import type { createIntentKeys } from "../../shared/api/intentKeys.ts";
import { isUnknown, type Outcome, type Problem } from "../../shared/api/outcome.ts";
import { isAlreadyDone } from "../../shared/bill/settled.ts";
import { cardTexts, type CardPort, type Challenged } from "../../shared/card/cardPort.ts";
import { isDecline } from "../../shared/card/decline.ts";
import * as calls from "../../shared/contracts/bill.ts";
import { saveCard } from "../../shared/contracts/cards.ts";
import { forgotPassword, login } from "../../shared/contracts/session.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import type { Clock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { holdPage } from "../../shared/host/navigation.ts";
import { placeOf } from "../../shared/payment/billMemory.ts";
import { billPayment, ticketQuery } from "../../shared/payment/payload.ts";
import type { Session } from "../../shared/session/session.ts";
import type { RedeemEvent } from "./events.ts";
import { planFor, sourceOf, tipCents, type Order, type Request } from "./order.ts";
import type { PaymentMemory } from "./pending.ts";
import type { In, RedeemState } from "./state.ts";

export interface EffectsStart {
  readonly client: () => Client;
  readonly session: Pick<Session, "isSignedIn" | "signIn" | "edition">;
  readonly request: () => Request;
  readonly cards: Pick<CardPort, "tokenise"> & { challenge(secret: string): Promise<Challenged> };
  /** What stands beside the card field. */
  readonly cardholder: () => { readonly name: string; readonly postalCode: string };
  readonly memory: PaymentMemory;
  readonly intents: ReturnType<typeof createIntentKeys>;
  readonly clock: Clock;
  /** Back to the order after this time, or only when it is asked for; by an override where the server gave one. */
  readonly leave: (afterMs: number | null, signal: AbortSignal, override?: string | null) => void;
  readonly finished: (state: In<"success"> | In<"posUnconfirmed">) => void;
  readonly forgetTyped: () => void;
}

type Context = { send(event: RedeemEvent): void; signal: AbortSignal };

/** Milliseconds until a screen goes back to the order (B:L73, B:L79, R26). */
const redirectsMs = { error: 3500, alreadyPaid: 3000, paid: 1500, nothingDue: 0 } as const;

/** What each state does to the world: the only place that awaits. */
export function createEffects(start: EffectsStart): Effects<RedeemState, RedeemEvent> {
  const { client, session, request, memory, clock } = start;
  let begunAtReading = 0;

  async function readProject({ send, signal }: Context): Promise<void> {
    const { pos, location } = request();
    const outcome = await client().call(
      calls.externalLocation,
      { path: { pos, location } },
      { signal },
    );
    send({
      type: "projectAnswered",
      outcome,
      nowMs: clock(),
      request: request(),
      remembered: memory.read(request()),
    });
  }

  function readBill(
    project: calls.Project,
    payAmount: Order["payAmount"],
    signal: AbortSignal,
  ): Promise<Outcome<calls.Ticket>> {
    const path = { project_id: project.projectId, ticket: request().ticket };
    return client().call(
      calls.readTicket,
      { path, query: ticketQuery(project, request().pos, payAmount) },
      { signal },
    );
  }

  async function readAgain(
    { order }: { readonly order: Order },
    { send, signal }: Context,
    payAmount = order.payAmount,
  ): Promise<void> {
    begunAtReading = memory.paymentsBegun(request());
    const outcome = await readBill(order.project, payAmount, signal);
    send({ type: "billRead", outcome, nowMs: clock(), remembered: memory.read(request()) });
  }

  /** One write at a time for a bill or a package; the page asks before it is left. */
  async function write<T>(
    name: string,
    send: Context["send"],
    run: () => Promise<T>,
  ): Promise<T | null> {
    const leavePlace = memory.takePlace(name);
    if (!leavePlace) {
      send({ type: "heldBack" });
      return null;
    }
    const release = holdPage();
    try {
      return await run();
    } finally {
      leavePlace();
      release();
    }
  }

  async function purchase(
    { card, package: bought }: In<"purchasing">,
    { send, signal }: Context,
  ): Promise<void> {
    if (!card.id || !bought.id)
      return send({
        type: "purchaseAnswered",
        outcome: { ok: false, problem: { kind: "offline" } },
      });
    const body = {
      gift_card_purchase: {
        gift_card_option_id: bought.id,
        stripe_source_id: card.id,
        agrees_with_tos_privacy: "on" as const,
      },
    };
    await write(`package ${bought.id}`, send, async () => {
      memory.rememberPurchase(bought.id);
      const outcome = await client().call(
        calls.buyPackage,
        { body },
        { signal, intent: start.intents.keyFor(body), edition: session.edition() },
      );
      if (!outcome.ok && !isUnknown(outcome.problem)) memory.forgetPurchase();
      const challenge =
        outcome.ok && outcome.value.challenge
          ? await start.cards.challenge(outcome.value.challenge)
          : undefined;
      if (challenge?.kind === "refused") memory.forgetPurchase();
      send({ type: "purchaseAnswered", outcome, challenge });
    });
  }

  async function pay(
    { order, owedBefore }: In<"paying">,
    { send, signal }: Context,
  ): Promise<void> {
    const source = sourceOf(order);
    const body =
      source &&
      billPayment({
        order,
        number: request().ticket,
        pos: request().pos,
        source,
        tip: tipCents(order),
      });
    if (!body)
      return send({ type: "payAnswered", outcome: { ok: false, problem: { kind: "offline" } } });
    const mark = memory.read(request());
    if (mark?.is === "pos") return send({ type: "paidElsewhere", mark });
    // Another widget of the page has paid since the bill was read: what was read may be from before that.
    if (memory.paymentsBegun(request()) !== begunAtReading) return send({ type: "heldBack" });
    await write(placeOf(request()), send, async () => {
      const { bill, tip, card, total } = planFor(order);
      memory.remember(request(), "pending", {
        sums: { owed: owedBefore, bill },
        receipt: { bill, tip, card, total, atMs: clock() },
      });
      const outcome = await client().call(
        calls.payBill,
        { body },
        { signal, intent: start.intents.keyFor(body), edition: session.edition() },
      );
      if (!outcome.ok && isHarmless(outcome.problem)) forget();
      send({ type: "payAnswered", outcome });
    });
  }

  function forget(): void {
    memory.forget(request());
    start.intents.settle();
  }

  function settled(is: "paid" | "pos", state: In<"success"> | In<"posUnconfirmed">): void {
    // What somebody else has paid leaves no sums of this diner's.
    memory.remember(request(), is, state.how === "already" ? { receipt: {} } : {});
    start.intents.settle();
    start.forgetTyped();
    start.finished(state);
  }

  return {
    /** A token that changed hands while a write was prepared is another diner's: theirs is loaded. */
    login: ({ resume }, { send }) =>
      void (resume && session.isSignedIn() && send({ type: "signedIn" })),
    async signingIn({ email, password }, { send, signal }) {
      const outcome = await client().call(
        login,
        { body: { user: { email, password }, site_area: "redeem" } },
        { signal },
      );
      if (signal.aborted) return;
      if (outcome.ok) {
        session.signIn(outcome.value.token);
        start.forgetTyped();
      }
      send({ type: "signInAnswered", outcome });
    },
    async requestingReset({ email }, { send, signal }) {
      const outcome = await client().call(
        forgotPassword,
        { body: { user: { email } } },
        { signal },
      );
      send({ type: "resetAnswered", outcome });
    },
    loadingProject: (_, context) => readProject(context),
    async loadingBill({ project, payAmount }, { send, signal }) {
      const outcome = await readBill(project, payAmount, signal);
      send({
        type: "billAnswered",
        outcome,
        nowMs: clock(),
        request: request(),
        remembered: memory.read(request()),
        isPurchasePending: memory.isPurchasePending(),
      });
    },
    error(_, { send, signal }) {
      start.leave(redirectsMs.error, signal);
      onOnline(signal, () => send({ type: "retried" }));
    },
    nothingDue: (_, { signal }) => start.leave(redirectsMs.nothingDue, signal),
    async storingCard(_, { send }) {
      const made = await start.cards.tokenise(start.cardholder());
      if (!made.ok)
        return send({
          type: "cardRefused",
          message: made.message === cardTexts.gone ? null : made.message,
          problem: null,
        });
      const outcome = await client().call(
        saveCard,
        { body: { stripe_token: made.token } },
        { edition: session.edition() },
      );
      if (outcome.ok)
        send({ type: "cardStored", cards: outcome.value.creditCards, lastFour: made.lastFour });
      else send({ type: "cardRefused", message: null, problem: outcome.problem });
    },
    purchasing: purchase,
    reloading: (_, context) => readProject(context),
    addCredit: ({ notice }) => settlePurchase(notice?.kind),
    redeemCredit: ({ notice }) => settlePurchase(notice?.kind),
    review: ({ notice }) => settlePurchase(notice?.kind),
    splitting: ({ order, payAmount }, context) => readAgain({ order }, context, payAmount),
    checking: readAgain,
    paying: pay,
    async authenticating({ secret }, { send }) {
      const challenge = await start.cards.challenge(secret);
      // A refusal has charged nothing; a yes has, also where the page is left before the bill was read.
      if (challenge.kind === "refused") forget();
      if (challenge.kind === "paid") memory.remember(request(), "pos");
      send({ type: "challengeAnswered", challenge });
    },
    reconciling: readAgain,
    unconfirmed({ owed }, { send, signal }) {
      if (owed === null) onOnline(signal, () => send({ type: "retried" }));
    },
    success(state, { signal }) {
      settled("paid", state);
      const isRestOffered = state.rest !== null && state.how !== "paid";
      start.leave(
        isRestOffered ? null : state.how === "paid" ? redirectsMs.paid : redirectsMs.alreadyPaid,
        signal,
        state.result?.returnUrlOverride,
      );
    },
    posUnconfirmed: (state) => settled("pos", state),
    confirming: readAgain,
    /** The server has refused in its own words, and the bill shows nothing: no payment is open any more. */
    failed: ({ owed, message }) => void (typeof owed === "number" && message !== null && forget()),
  };

  function settlePurchase(notice: string | undefined): void {
    if (notice !== "purchased") return;
    memory.forgetPurchase();
    start.intents.settle();
  }
}

/** Nothing was charged for certain, so nothing is looked for after a reload. */
function isHarmless(problem: Problem): boolean {
  return problem.kind === "rejected"
    ? isDecline(problem) || isAlreadyDone(problem.message)
    : !isUnknown(problem);
}
