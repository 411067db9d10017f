import type { Client } from "../../shared/api/client.ts";
import { createIntentKeys } from "../../shared/api/intentKeys.ts";
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
import type { Effects } from "../../shared/flow/flow.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { holdPage } from "../../shared/host/navigation.ts";
import { randomId } from "../../shared/host/randomId.ts";
import { sleep } from "../../shared/host/timers.ts";
import type { Session } from "../../shared/session/session.ts";
import { createBuying } from "./buying.ts";
import { emptyDraft, hasDetails, type Draft } from "./draft.ts";
import type { CheckoutEvent } from "./events.ts";
import { giftBody } from "./giftBody.ts";
import {
  dropPending,
  keepReceipt,
  keptPending,
  keptReceipt,
  receiptsKept,
  type Receipt,
} from "./kept.ts";
import type { Options } from "./options.ts";
import { tellOfPurchase } from "./otherTabs.ts";
import type { Campaign } from "./purchaseBody.ts";
import type { CheckoutState, Order, PageName } from "./state.ts";
import { keyOf, queryOf, type Target } from "./target.ts";
import { isUnderway, sole } from "./underway.ts";

export interface EffectsStart {
  readonly client: () => Client;
  readonly session: Session;
  readonly options: () => Options;
  readonly target: () => Target | null;
  readonly campaign: () => Campaign;
  readonly wanted: (target: Target) => PageName;
  readonly productKey: () => string;
  readonly country: (page: CheckoutPage) => string;
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

/** What each state does to the world: the only place that awaits. */
export function createEffects(start: EffectsStart): Effects<CheckoutState, CheckoutEvent> {
  const { client, session, draft, keep } = start;
  const intents = createIntentKeys(randomId);
  let isNew = false;
  // What was bought elsewhere is shown here too, but told to the host only there.
  const buying = createBuying(start, intents, () => (isNew = false));

  /** A session that is over costs nothing here: the page is read again as a guest's (G17). */
  async function readPage(target: Target, signal: AbortSignal): Promise<Outcome<CheckoutPage>> {
    const { code } = start.campaign();
    const query = { ...queryOf(target), ...(code && { code }) };
    const outcome = await client().call(checkoutPage, { query }, { signal });
    if (outcome.ok || outcome.problem.kind !== "signed-out" || signal.aborted) return outcome;
    start.say("signInAgain");
    return client().call(checkoutPage, { query }, { signal });
  }

  function orderOf(target: Target, page: CheckoutPage): Order {
    return { target, page, edition: session.edition(), receipts: receiptsKept(keyOf(target)) };
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
        receipt: keptReceipt(key, systemClock()),
        pending: keptPending(key) ?? undefined,
        isUnderway: isUnderway(key),
      },
    };
  }

  /** What the server knows of a person need not be typed again. */
  function fillIn({ user }: CheckoutPage): void {
    const now = draft();
    if (!user || now.email || now.firstName || now.lastName) return;
    keep({
      email: user.email ?? "",
      firstName: user.firstName ?? "",
      lastName: user.lastName ?? "",
      phone: user.phoneNumber ? `+${user.phoneNumber.replace(/^\+/, "")}` : "",
    });
  }

  async function look(
    { order, attempt }: Extract<CheckoutState, { kind: "reconciling" }>,
    { send, signal }: Context,
  ): Promise<void> {
    const { target } = order;
    isNew = true;
    if (attempt && !(await sleep(secondLookMs, signal))) return;
    const outcome = await readPage(target, signal);
    const { isGift } = draft();
    if (!outcome.ok) return send({ type: "look-up-failed", isGift });
    const { purchase } = outcome.value;
    const before = keptPending(keyOf(target))?.before ?? null;
    const isFresh = purchase ? purchase.id !== before && !purchase.requiresAction : false;
    send({
      type: "looked-up",
      order: orderOf(target, outcome.value),
      purchase: purchase && !isFresh ? null : purchase,
      isGift,
    });
  }

  function settled(order: Order, receipt: Receipt): void {
    keepReceipt(keyOf(order.target), { ...receipt, isSeen: true }, systemClock());
    intents.settle();
    if (isNew) {
      tellOfPurchase(order, receipt.purchase);
      start.finished(order, receipt.purchase);
    }
    isNew = false;
    buying.end();
  }

  return {
    async loading(_, { send, signal }) {
      const target = start.target();
      if (!target) return send({ type: "page-missing", reason: "nothing" });
      const given = readCheckoutPage(start.options().checkout);
      if (given) return send(loaded(target, given));
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
    payment({ order, complaint }) {
      buying.end();
      if (complaint) dropPending(keyOf(order.target));
      // A known refusal ends its intent. After a try that nobody could confirm the key stays, so that a server that was only late books once.
      if (complaint?.kind === "declined" || complaint?.kind === "refused") intents.settle();
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
    async keepingCard({ token, order }, { send }) {
      const release = holdPage();
      const outcome = await client().call(
        saveCard,
        { body: { stripe_token: token } },
        { edition: order.edition },
      );
      release();
      if (!outcome.ok && outcome.problem.kind === "signed-out") start.say("signInAgain");
      send({ type: "card-kept", outcome });
    },
    async paying({ order, source }, { send, signal }) {
      const key = keyOf(order.target);
      isNew = true;
      if (source?.cardKept) keep({ card: source.id, saveCard: false });
      // Another root's payment may have an open outcome: then that is looked up first, and nothing is sent.
      const isOpen = keptPending(key) !== null;
      const outcome =
        buying.elsewhere(order) ??
        (await sole(key, async () =>
          source && !isOpen ? buying.buyOnce(order, source) : failed({ kind: "timed-out" }),
        ));
      if (signal.aborted) buying.end();
      if (!outcome.ok && outcome.problem.kind === "signed-out") start.say("signInAgain");
      send({ type: "purchase-answered", outcome, isGift: draft().isGift });
    },
    async authenticating({ clientSecret }, { send }) {
      send({
        type: "bank-answered",
        challenged: await start.port.challenge(clientSecret, start.provider.stripe),
      });
    },
    reconciling: look,
    unconfirmed({ finding }, { send, signal }) {
      buying.end();
      if (finding === "unread") onOnline(signal, () => send({ type: "retried" }));
    },
    gift: ({ order, purchase }) => settled(order, { purchase, gift: "open" }),
    async giving({ order, purchase, gift }, { send }) {
      const key = keyOf(order.target);
      keepReceipt(
        key,
        { purchase, gift: "sending", recipient: gift.recipientName, isSeen: true },
        systemClock(),
      );
      const release = holdPage();
      const outcome = await sole(`gift:${key}`, () =>
        client().call(
          sendGift,
          { body: { gift: giftBody(gift, purchase) } },
          { intent: randomId() },
        ),
      );
      release();
      if (outcome.ok)
        keepReceipt(
          key,
          { purchase, gift: "sent", recipient: gift.recipientName, isSeen: true },
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
    confirmation({ order, purchase, gift, recipient }) {
      settled(order, { purchase, gift, ...(recipient && { recipient }) });
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
