import type { Account, WireCard } from "./accounts.ts";
import type { Area, Backend } from "./backend.ts";
import { billTickets, type BillTicket } from "./billTickets.ts";
import { offers } from "./offers.ts";
import { savedCards } from "./wallet.ts";

type Paying =
  | "ok"
  | "declined"
  | "pos-silent"
  | "already"
  | "lost"
  | "lost-before"
  | "broken"
  | "refused"
  | "refused-after"
  | "unreported"
  | "signed-out";

export interface BillState {
  tickets: BillTicket[];
  /**
   * The diner's balance in dollars and cards when the first bill is opened; null keeps the
   * account's own.
   */
  opening: { balance: number; cards: WireCard[] } | null;
  /** Accounts that have received their opening balance. */
  opened: number[];
  offers: "none" | "some" | "below-minimum" | "item";
  paying: Paying;
  buying: "ok" | "declined" | "lost" | "lost-before";
  /** Each payment with its card, credit and tip in cents. */
  payments: {
    ticket: string;
    amount: number;
    credit: number;
    offer: number;
    card: number;
    tip: number;
  }[];
  purchases: string[];
  /** How often a bill was read; the changing bill changes after its first read. */
  reads: number;
  isChanging: boolean;
  isUnreadable: boolean;
  customTips: boolean;
  hasLogo: boolean;
  tipsOff: boolean;
  country: string;
  /** Whether the location lists its open checks. */
  listsChecks: boolean;
  /** Whether a bill lists its payments, by which a payer finds their own. */
  listsPayments: boolean;
  /** Whether reading a bill exceeds every timeout. */
  isSlow: boolean;
  /** Whether the server rejects partial payments. */
  rejectsParts: boolean;
  /** Payments that the bank was asked about, by the intent's id. */
  intents: Record<string, PaymentIntent>;
  /** Ids of spent offer claims. */
  spent: string[];
}

/** The amounts of a payment in cents; `account` is null for a guest. */
export interface PaymentRequest {
  readonly ticket: string;
  readonly account: number | null;
  readonly amount: number;
  readonly tip: number;
  readonly claim: string | null;
}

/** A payment that waits for the bank. */
export interface PaymentIntent {
  readonly request: PaymentRequest;
  isPaid: boolean;
}

export const billState: Pick<Area<BillState>, "key" | "initial"> = {
  key: "bill",
  initial: () => ({
    tickets: billTickets(),
    opening: { balance: 25, cards: savedCards() },
    opened: [],
    offers: "none",
    paying: "ok",
    buying: "ok",
    payments: [],
    purchases: [],
    reads: 0,
    isChanging: false,
    isUnreadable: false,
    customTips: false,
    hasLogo: false,
    tipsOff: false,
    country: "US",
    listsChecks: false,
    listsPayments: false,
    isSlow: false,
    rejectsParts: false,
    intents: {},
    spent: [],
  }),
};

export function offersOf(backend: Backend, diner: Account) {
  const state = backend.state(billState);
  const { offers: offerList, claims } = backend.state(offers);
  const claimed = claims.flatMap((claim) => {
    const [offerId, accountId] = claim.split(":");
    const offer = offerList.find(({ id }) => `${id}` === offerId);
    return offer && accountId === `${diner.id}`
      ? [wireOffer(offer.id, offer.name, offer.amount, offer.minimum_spend_amount)]
      : [];
  });
  const day = 86_400_000;
  const offersByKind = {
    none: [],
    some: [
      wireOffer(901, "Welcome back", 20, 50),
      { ...wireOffer(902, "Party of six", 60, 200) },
      {
        ...wireOffer(903, "Last summer", 15, null),
        expiration: { mode: "set_date" },
        claim_details: {
          balance: 15,
          expires_at: new Date(backend.now() - day).toISOString(),
          offer_claim_id: "claim-903",
        },
      },
      { ...wireOffer(904, "Tiramisù on us", 14.5, null), type: "item_offer" },
      wireOffer(905, "Birthday", 12, null),
    ],
    "below-minimum": [wireOffer(902, "Party of six", 60, 200)],
    item: [{ ...wireOffer(904, "Tiramisù on us", 14.5, null), type: "item_offer" }],
  }[state.offers];
  return [...offersByKind, ...claimed].filter(
    ({ claim_details: { offer_claim_id: id } }) => !state.spent.includes(id),
  );
}

interface WireBillOffer {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly minimum_spend_amount: number | null;
  readonly expiration: { readonly mode: string };
  readonly claim_details: {
    readonly balance: number;
    readonly expires_at: string | null;
    readonly offer_claim_id: string;
  };
}

function wireOffer(
  id: number,
  name: string,
  balance: number,
  minimum: number | null,
): WireBillOffer {
  return {
    id,
    name,
    type: "standard",
    minimum_spend_amount: minimum,
    expiration: { mode: "no_expiration" },
    claim_details: { balance, expires_at: null, offer_claim_id: `claim-${id}` },
  };
}
