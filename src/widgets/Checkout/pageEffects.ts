import type { Outcome } from "../../shared/api/outcome.ts";
import {
  checkoutPage,
  readCheckoutPage,
  type CheckoutPage,
} from "../../shared/contracts/checkout.ts";
import type { CountryCode } from "../../shared/country/countries.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { displayPhone, normalizePhone } from "../../shared/forms/phone.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { isUnfinished } from "../../shared/payment/intent/record.ts";
import { emptyDraft, hasDetails } from "./draft.ts";
import type { EffectDeps } from "./effectDeps.ts";
import type { CheckoutEvent } from "./events.ts";
import { buyerOf, nameOf, payingOwner, viewerOf, type Viewer } from "./intent.ts";
import type { CheckoutState, Order } from "./state.ts";
import { isOwn, readReceipt } from "./storage.ts";
import { keyOf, queryOf, type Target } from "./target.ts";

/** The effects that read what is for sale. */
export function pageEffects(deps: EffectDeps) {
  return {
    async loading({ attempt }, { send, signal }) {
      const target = deps.target();
      if (!target) return send({ type: "pageMissing", reason: "nothing" });
      const provided = attempt ? null : readCheckoutPage(deps.options().checkout);
      if (provided) return send(loaded(deps, target, provided, false));
      const wasSignedIn = deps.session.isSignedIn();
      const outcome = await readPage(deps, target, signal);
      if (outcome.ok) send(loaded(deps, target, outcome.value, wasSignedIn && !outcome.value.user));
      else
        send({
          type: "pageMissing",
          reason: outcome.problem.kind === "rejected" ? "gone" : "unread",
        });
    },
    missing({ reason }, { send, signal }) {
      if (reason === "unread") onOnline(signal, () => send({ type: "retried" }));
    },
  } satisfies Effects<CheckoutState, CheckoutEvent>;
}

/** Reads the page. If the stored session has ended, reads it without a session (G17). */
export async function readPage(
  { campaign, client, say }: EffectDeps,
  target: Target,
  signal: AbortSignal,
): Promise<Outcome<CheckoutPage>> {
  const { code } = campaign();
  const query = { ...queryOf(target), ...(code && { code }) };
  const outcome = await client().call(checkoutPage, { query }, { signal });
  if (outcome.ok || outcome.problem.kind !== "signed-out" || signal.aborted) return outcome;
  say("signInAgain");
  return client().call(checkoutPage, { query }, { signal });
}

/** The order of a page, in the session that read the page. */
export function orderOf(
  { intents, session }: EffectDeps,
  target: Target,
  page: CheckoutPage,
): Order {
  const owner = payingOwner(intents, target, viewerOf(page, session.token()));
  const order = { target, page, owner, sessionVersion: session.version(), paidKey: null };
  const record = intents.read(nameOf(order));
  const isShown = record?.phase === "paid" && record.facts.isAnnounced;
  return { ...order, paidKey: isShown ? record.key : null };
}

function loaded(
  deps: EffectDeps,
  target: Target,
  page: CheckoutPage,
  isExpired: boolean,
): CheckoutEvent {
  const { country, draft, intents, session, wanted } = deps;
  const key = keyOf(target);
  // A host's own answer may contain its guest's token (A3.11).
  if (page.user?.token && !session.isSignedIn()) session.signIn(page.user.token);
  const order = orderOf(deps, target, page);
  const viewer = viewerOf(page, session.token());
  const saved = readReceipt(key, systemClock());
  const receipt = saved && isOwn(saved, viewer) ? saved : null;
  takeOver(deps, { target, viewer, isExpired, isOthers: saved !== receipt });
  fillIn(deps, page);
  return {
    type: "pageLoaded",
    order,
    remembered: {
      wanted: wanted(receipt !== null),
      hasDetails: hasDetails(draft(), country(page)),
      isGift: draft().isGift,
      receipt,
      isOpen: isUnfinished(intents.read(nameOf(order))),
    },
  };
}

interface Arrival {
  readonly target: Target;
  readonly viewer: Viewer;
  /** Whether the viewer was signed in until now. */
  readonly isExpired: boolean;
  /** Whether the stored record belongs to another person's purchase. */
  readonly isOthers: boolean;
}

/**
 * Removes what another person has typed, so that the next person in this browser does not see it.
 * If only the session has expired, it is still the same person.
 */
function takeOver(
  { draft, intents, keep }: EffectDeps,
  { target, viewer, isExpired, isOthers }: Arrival,
): void {
  const { email, owner } = draft();
  const { account, buyer } = viewer;
  const isSame = !owner || owner === account || isExpired;
  const typedBy = buyerOf(email);
  const guests = intents.read(nameOf({ target, owner: "" }));
  const isBuyers = account && typedBy !== buyer && guests?.facts.buyer === typedBy;
  if (isOthers || !isSame || isBuyers) keep(emptyDraft);
  if (account) keep({ owner: account });
}

/** Fills in the personal data that the server has. */
function fillIn({ country, draft, keep }: EffectDeps, page: CheckoutPage): void {
  const { user } = page;
  const { email, firstName, lastName } = draft();
  if (!user || email || firstName || lastName) return;
  keep({
    email: user.email ?? "",
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    phone: usablePhone(user.phoneNumber ?? "", country(page)),
  });
}

/**
 * The account's number, with or without its calling code, as it would be typed. Empty if the form
 * would refuse it: the number is optional, and must not keep the buyer from going on.
 */
function usablePhone(number: string, country: CountryCode): string {
  const digits = normalizePhone(number, country) ?? normalizePhone(`+${number}`, country);
  return digits ? displayPhone(digits) : "";
}
