import type { Client } from "../../shared/api/client.ts";
import { failed, type Outcome } from "../../shared/api/outcome.ts";
import type { CardPort } from "../../shared/card/cardPort.ts";
import type { CardProvider } from "../../shared/card/provider.ts";
import { saveCard } from "../../shared/contracts/cards.ts";
import {
  checkoutPage,
  readCheckoutPage,
  sendGift,
  type CheckoutPage,
  type PurchaseAnswer,
} from "../../shared/contracts/checkout.ts";
import type { CountryCode } from "../../shared/country/countries.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { randomId } from "../../shared/host/randomId.ts";
import { sleep } from "../../shared/host/timers.ts";
import type { Session } from "../../shared/session/session.ts";
import { createBuying } from "./buying.ts";
import { emptyDraft, hasDetails, type Draft } from "./draft.ts";
import type { CheckoutEvent } from "./events.ts";
import { giftBody, sentGift } from "./giftBody.ts";
import { boughtSince, createPurchaseIntents, giftName, nameOf, withoutBuyer } from "./intent.ts";
import { writeReceipt, readReceipt, type Receipt } from "./storage.ts";
import type { Options } from "./options.ts";
import type { Campaign } from "./purchaseBody.ts";
import type { CheckoutState, Order, PageName } from "./state.ts";
import { keyOf, queryOf, type Target } from "./target.ts";

export interface EffectsStart {
  /** Aborted when the root is gone. */
  readonly signal: AbortSignal;
  readonly client: () => Client;
  readonly session: Session;
  readonly options: () => Options;
  readonly target: () => Target | null;
  readonly campaign: () => Campaign;
  readonly wanted: (target: Target) => PageName;
  readonly productKey: () => string;
  readonly country: (page: CheckoutPage) => CountryCode;
  readonly provider: CardProvider;
  readonly port: CardPort;
  readonly draft: () => Draft;
  readonly keep: (typed: Partial<Draft>) => void;
  readonly say: (message: "signInAgain") => void;
  /** Bought just now, not found again after a reload. */
  readonly finished: (order: Order, purchase: PurchaseAnswer) => void;
}

type Context = { send(event: CheckoutEvent): void; signal: AbortSignal };

/** Between two looks at a purchase that is not there yet, in milliseconds. */
const secondLookMs = 1_500;

/** The effects of each state; only these await. */
export function createEffects(start: EffectsStart): Effects<CheckoutState, CheckoutEvent> {
  const { client, session, draft, keep } = start;
  const intents = createPurchaseIntents(start.signal);
  const buy = createBuying(start, intents);

  /** Reads the page; without a session where the stored one has ended (G17). */
  async function readPage(target: Target, signal: AbortSignal): Promise<Outcome<CheckoutPage>> {
    const { code } = start.campaign();
    const query = { ...queryOf(target), ...(code && { code }) };
    const outcome = await client().call(checkoutPage, { query }, { signal });
    if (outcome.ok || outcome.problem.kind !== "signed-out" || signal.aborted) return outcome;
    start.say("signInAgain");
    return client().call(checkoutPage, { query }, { signal });
  }

  function orderOf(target: Target, page: CheckoutPage): Order {
    const order = { target, page, sessionVersion: session.version(), paidKey: null };
    const record = intents.read(nameOf(order));
    return { ...order, paidKey: record?.phase === "paid" ? record.key : null };
  }

  function loaded(target: Target, page: CheckoutPage): CheckoutEvent {
    const key = keyOf(target);
    // A host's own answer may bring its guest's token along (A:L63).
    if (page.user?.token && !session.isSignedIn()) session.signIn(page.user.token);
    const order = orderOf(target, page);
    fillIn(page);
    return {
      type: "page-loaded",
      order,
      remembered: {
        wanted: start.wanted(target),
        hasDetails: hasDetails(draft(), start.country(page)),
        isGift: draft().isGift,
        receipt: readReceipt(key, systemClock()),
        isOpen: intents.read(nameOf(order))?.phase === "sent",
      },
    };
  }

  /** What the server knows of a person need not be typed again. */
  function fillIn({ user }: CheckoutPage): void {
    const { email, firstName, lastName } = draft();
    if (!user || email || firstName || lastName) return;
    keep({
      email: user.email ?? "",
      firstName: user.firstName ?? "",
      lastName: user.lastName ?? "",
      phone: user.phoneNumber ? `+${user.phoneNumber.replace(/^\+/, "")}` : "",
    });
  }

  async function lookUpPurchase(
    { order, attempt }: Extract<CheckoutState, { kind: "reconciling" }>,
    { send, signal }: Context,
  ): Promise<void> {
    const { target } = order;
    const name = nameOf(order);
    if (!(await intents.acquire(name)))
      return send({ type: "held-elsewhere", isHere: intents.isHere(name) });
    if (attempt && !(await sleep(secondLookMs, signal))) return;
    const record = intents.read(name);
    const before = record ? record.facts.before : (order.page.purchase?.id ?? null);
    const outcome = await readPage(target, signal);
    const { isGift } = draft();
    if (!outcome.ok) return send({ type: "look-up-failed", isGift });
    const { purchase } = outcome.value;
    const isFresh = purchase ? purchase.id !== before && !purchase.requiresAction : false;
    send({
      type: "looked-up",
      order: orderOf(target, outcome.value),
      purchase: purchase && !isFresh ? null : purchase,
      isGift,
    });
  }

  /** Keeps the receipt, and reports the purchase to the host once, from the tab that shows it first. */
  async function reportPurchase(order: Order, receipt: Receipt): Promise<void> {
    const { purchase } = receipt;
    const name = nameOf(order);
    writeReceipt(keyOf(order.target), { ...receipt, isSeen: true }, systemClock());
    if (!(await intents.acquire(name))) return;
    const record = intents.read(name);
    if (record && !record.facts.isAnnounced) {
      const { before } = record.facts;
      intents.settlePaid(name, { before, purchase: withoutBuyer(purchase), isAnnounced: true });
      start.finished(order, purchase);
    }
    intents.release();
  }

  return {
    async loading(_, { send, signal }) {
      const target = start.target();
      if (!target) return send({ type: "page-missing", reason: "nothing" });
      const provided = readCheckoutPage(start.options().checkout);
      if (provided) return send(loaded(target, provided));
      const outcome = await readPage(target, signal);
      if (outcome.ok) send(loaded(target, outcome.value));
      else
        send({
          type: "page-missing",
          reason: outcome.problem.kind === "rejected" ? "gone" : "unread",
        });
    },
    missing({ reason }, { send, signal }) {
      if (reason === "unread") onOnline(signal, () => send({ type: "retried" }));
    },
    async payment({ order, formError }) {
      const name = nameOf(order);
      const isDecided = formError?.kind === "decided" && (await intents.acquire(name));
      if (formError && (isDecided || intents.holds(name))) {
        // A known refusal ends its intent. After an unconfirmed try the key stays, so that a slow server books once.
        const isKnown = ["declined", "refused", "offline"].includes(formError.kind);
        if (isKnown) intents.settleNotCharged(name);
        else intents.settleNotFound(name);
      }
      intents.release();
    },
    async checkingCard(_, { send }) {
      const { firstName, lastName, postalCode } = draft();
      const made = await start.port.tokenise({
        name: `${firstName} ${lastName}`.trim(),
        postalCode: postalCode.trim(),
      });
      send(
        made.ok
          ? { type: "card-checked", token: made.token, lastFour: made.lastFour }
          : { type: "card-refused", message: made.message },
      );
    },
    async savingCard({ token, order }, { send }) {
      const release = blockUnload();
      const outcome = await client().call(
        saveCard,
        { body: { stripe_token: token } },
        { sessionVersion: order.sessionVersion },
      );
      release();
      if (!outcome.ok && outcome.problem.kind === "signed-out") start.say("signInAgain");
      send({ type: "card-saved", outcome });
    },
    async paying({ order, source }, { send, signal }) {
      const name = nameOf(order);
      if (source.cardSaved) keep({ card: source.id, saveCard: false });
      if (!(await intents.acquire(name)))
        return send({ type: "held-elsewhere", isHere: intents.isHere(name) });
      const record = intents.read(name);
      const bought = boughtSince(record, order);
      if (bought) return send({ type: "followed", outcome: "paid", purchase: bought });
      // Another try may have an open outcome: then that is looked up first, and nothing is sent.
      if (record?.phase === "sent")
        return send({ type: "followed", outcome: "unknown", purchase: null });
      const outcome = await intents.during(buy(order, source));
      if (signal.aborted) return;
      if (!outcome.ok && outcome.problem.kind === "signed-out") start.say("signInAgain");
      send({ type: "purchase-answered", outcome, isGift: draft().isGift });
    },
    async following({ order }, { send, signal }) {
      const followed = await intents.follow(nameOf(order), signal);
      if (followed.outcome !== "paid")
        return send({ type: "followed", outcome: followed.outcome, purchase: null });
      const purchase = boughtSince(followed.record, order);
      // A purchase of before is none of this one: the other tab has let go before it sent anything.
      send({ type: "followed", outcome: purchase ? "paid" : "notCharged", purchase });
    },
    async authenticating({ clientSecret }, { send }) {
      send({
        type: "bank-answered",
        challenged: await start.port.challenge(clientSecret, start.provider.stripe),
      });
    },
    reconciling: lookUpPurchase,
    unconfirmed({ finding }, { send, signal }) {
      intents.release();
      if (finding === "unread") onOnline(signal, () => send({ type: "retried" }));
    },
    gift: ({ order, purchase }) => reportPurchase(order, { purchase, gift: "open" }),
    async giving({ order, purchase, gift }, { send }) {
      const key = keyOf(order.target);
      writeReceipt(
        key,
        { purchase, gift: "sending", sent: sentGift(gift, purchase), isSeen: true },
        systemClock(),
      );
      const release = blockUnload();
      // Where another tab is at it, what became of it is read.
      const outcome = (await intents.acquire(giftName(order, purchase)))
        ? await client().call(
            sendGift,
            { body: { gift: giftBody(gift, purchase) } },
            { intent: randomId() },
          )
        : failed({ kind: "timed-out" });
      intents.release();
      release();
      if (outcome.ok)
        writeReceipt(
          key,
          { purchase, gift: "sent", sent: sentGift(gift, purchase), isSeen: true },
          systemClock(),
        );
      send({ type: "gift-answered", outcome });
    },
    async checkingGift({ order }, { send, signal }) {
      const outcome = await readPage(order.target, signal);
      send({
        type: "gift-looked-up",
        wasSent: outcome.ok ? (outcome.value.purchase?.giftSent ?? null) : null,
      });
    },
    async confirmation({ order, purchase, gift, sent }) {
      await reportPurchase(order, { purchase, gift, ...(sent && { sent }) });
      // The next purchase of the same thing starts with the buyer, not with the last recipient.
      keep({
        ...emptyDraft,
        email: draft().email,
        firstName: draft().firstName,
        lastName: draft().lastName,
        phone: draft().phone,
      });
    },
  };
}
