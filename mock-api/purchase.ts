import {
  createGiftCardOption,
  createOpenAmountOffer,
  purchasePage,
  sendInquiry,
} from "../src/shared/contracts/purchase.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { refuse } from "./refusal.ts";

type Tier = Record<string, string | number | null>;

interface Project extends Record<string, unknown> {
  id: string;
  name: string;
}

/** A product of the checkout: a tier's slug, or an offer made from an open amount. */
export interface Sellable {
  readonly id: string;
  readonly kind: "credit" | "gift-card";
  readonly projectId: string;
  /** In dollars. */
  readonly payAmount: number;
  readonly getAmount: number;
}

export interface PurchaseState {
  project: Project;
  options: Record<string, unknown> & {
    icos: Tier[];
    gcos: Tier[];
    standard_gcos: Tier[];
    open_amount_type: string | null;
  };
  /** Offers made from open amounts. */
  openAmountOffers: Sellable[];
  inquiries: string[];
  /** The message that refuses the next open amount. */
  refusal: string | null;
}

/** The purchase page of one project, and the offers made from open amounts. */
export const purchase: Area<PurchaseState> = {
  key: "purchase",
  initial: () => ({
    project: project(),
    options: options(),
    openAmountOffers: [],
    inquiries: [],
    refusal: null,
  }),
  scenarios: {
    planning: (state) => {
      state.project.planning = true;
    },
    "sold-out": (state) => {
      state.project.raising = false;
    },
    "nothing-to-buy": (state) => {
      Object.assign(state.options, {
        icos: [],
        gcos: [],
        standard_gcos: [],
        open_amount_type: null,
      });
    },
    "discount-percent": (state) => {
      Object.assign(state.options, {
        open_amount_type: "flat_discount_percent",
        open_amount_percentage: 0.15,
      });
    },
    "bonus-per-spend": (state) => {
      Object.assign(state.options, {
        open_amount_type: "flat_bonus_amount_per_spend",
        open_amount_minimum: 100,
        open_amount_incentive_amount: 25,
      });
    },
    "discount-per-spend": (state) => {
      Object.assign(state.options, {
        open_amount_type: "flat_discount_amount_per_spend",
        open_amount_minimum: 100,
        open_amount_incentive_amount: 10,
      });
    },
    "gift-cards-only": (state) => {
      Object.assign(state.options, { dine_cash: false, icos: [] });
    },
    "featured-project": (state) => {
      state.project.id = "716";
    },
    "house-new-zealand": (state) => {
      state.project["country_code"] = "NZ";
    },
    "open-amount-refused": (state) => {
      state.refusal = "This project accepts no more credit today.";
    },
  },
  handlers: (backend) => [
    answer(purchasePage, ({ path }) => {
      const { project: currentProject, options: currentOptions } = backend.state(purchase);
      return path.id === "unknown"
        ? refuse(404, "Not found")
        : {
            project: { ...currentProject, id: path.id === "house" ? currentProject.id : path.id },
            options: currentOptions,
          };
    }),
    answer(createOpenAmountOffer, ({ body }) =>
      create(backend, "credit", body.amount, (id) => ({ dine_cash_offer_id: id })),
    ),
    answer(createGiftCardOption, ({ body }) =>
      create(backend, "gift-card", body.amount, (id) => ({ gco_id: id })),
    ),
    answer(sendInquiry, ({ body }) => {
      backend.state(purchase).inquiries.push(String(body.inquiry?.email));
      return {};
    }),
  ],
};

/** The tier or offer with this id or slug. */
export function sellable(backend: Backend, id: string): Sellable | undefined {
  const {
    openAmountOffers: offers,
    options: { icos, gcos, standard_gcos: standard },
    project: { id: projectId },
  } = backend.state(purchase);
  const tiers = [
    ...icos.map((tier) => tierOf(tier, "credit", String(tier["ico_slug"]), projectId)),
    ...[...gcos, ...standard].map((tier) =>
      tierOf(tier, "gift-card", String(tier["gco_slug"]), projectId),
    ),
  ];
  return [...offers, ...tiers].find((one) => one.id === id);
}

function tierOf(tier: Tier, kind: Sellable["kind"], id: string, projectId: string): Sellable {
  return {
    id,
    kind,
    projectId,
    payAmount: Number(tier["pay_amount"]),
    getAmount: Number(tier["get_amount"]),
  };
}

function create(
  backend: Backend,
  kind: Sellable["kind"],
  amount: unknown,
  answerFor: (id: string) => object,
) {
  const state = backend.state(purchase);
  const dollars = Number(amount);
  if (state.refusal) return refuse(422, { errors: { base: [state.refusal] } });
  if (!(dollars > 0)) return refuse(422, { errors: { amount: ["must be greater than 0"] } });
  const id = `${kind}-${state.openAmountOffers.length + 1}`;
  state.openAmountOffers.push({
    id,
    kind,
    projectId: state.project.id,
    ...cashValueOf(dollars, state.options),
  });
  return answerFor(id);
}

/**
 * The price and credit of an open amount (A9.05, A9.06) in dollars, calculated independently of the
 * widget's own code.
 */
function cashValueOf(
  amount: number,
  { open_amount_type: type, ...options }: PurchaseState["options"],
): { payAmount: number; getAmount: number } {
  const [share, minimum, perSpend] = [
    "open_amount_percentage",
    "open_amount_minimum",
    "open_amount_incentive_amount",
  ].map((key) => Number(options[key] ?? 0));
  const percent = share && share < 1 ? share * 100 : (share ?? 0);
  const extra = type?.endsWith("_percent")
    ? Math.round(amount * percent) / 100
    : minimum
      ? Math.floor(amount / minimum) * (perSpend ?? 0)
      : 0;
  return type?.startsWith("flat_discount")
    ? { payAmount: Math.max(0, amount - extra), getAmount: amount }
    : { payAmount: amount, getAmount: amount + extra };
}

function project(): Project {
  return {
    id: "42",
    name: "Osteria Lucca",
    slug: "osteria-lucca",
    planning: false,
    raising: true,
    disable_gifting: false,
    country_code: "US",
    hero_image: "/pictures/osteria-lucca-room.svg",
  };
}

function options(): PurchaseState["options"] {
  return {
    open_amount_type: "flat_bonus_percent",
    open_amount_presets: [50, 100, 250, 500],
    open_amount_minimum: 50,
    open_amount_incentive_amount: null,
    open_amount_percentage: 20,
    promo_slug: "autumn",
    promo_end_date: null,
    dine_cash: true,
    icos: [
      {
        ico_slug: "regular",
        pay_amount: 100,
        get_amount: 125,
        strike_through_get: 120,
        banner_label: "Most popular",
      },
      {
        ico_slug: "insider",
        pay_amount: 500,
        get_amount: 700,
        strike_through_get: null,
        banner_label: null,
      },
      {
        ico_slug: "house-friend",
        pay_amount: 2500,
        get_amount: 3750,
        strike_through_get: 3500,
        banner_label: "Only 12 left",
      },
    ],
    gcos: [
      {
        gco_slug: "gift-50",
        pay_amount: 50,
        get_amount: 55,
        strike_through_get: null,
        banner_label: null,
      },
      {
        gco_slug: "gift-100",
        pay_amount: 100,
        get_amount: 115,
        strike_through_get: 110,
        banner_label: "Comes in a card",
      },
    ],
    standard_gcos: [
      {
        gco_slug: "gift-25",
        pay_amount: 25,
        get_amount: 25,
        strike_through_get: null,
        banner_label: null,
      },
    ],
  };
}
