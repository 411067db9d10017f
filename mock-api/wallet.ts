import { saveCard } from "../src/shared/contracts/cards.ts";
import { http, HttpResponse } from "msw";
import type { Account, WireCard } from "./accounts.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { lost, refuse } from "./refusal.ts";
import { accountOf } from "./session.ts";

export { savedCards } from "./accounts.ts";

export interface WalletState {
  cardsIssued: number;
  isScriptBlocked: boolean;
  /** How the provider answers the next card to be saved. */
  storing: "ok" | "refused" | "lost";
}

/** The card behind a token of the fake. */
export interface TokenFacts {
  readonly outcome: string;
  readonly lastFour: string;
}

/** Cards and credit of the accounts, shared by all widgets. */
export const wallet: Area<WalletState> = {
  key: "wallet",
  initial: () => ({ cardsIssued: 100, isScriptBlocked: false, storing: "ok" }),
  scenarios: {
    "card-script-blocked": (state) => {
      state.isScriptBlocked = true;
    },
    "gifting-script-blocked": (state) => void (state.isScriptBlocked = true),
    "card-not-kept": (state) => {
      state.storing = "refused";
    },
  },
  handlers: (backend) => [
    // Content blockers replace the real script with an empty one.
    http.get(/^https:\/\/js\.stripe\.com\//, () =>
      backend.state(wallet).isScriptBlocked
        ? new HttpResponse("", {
            headers: { "content-type": "text/javascript", "access-control-allow-origin": "*" },
          })
        : undefined,
    ),
    answer(saveCard, ({ token, body }) => {
      const owner = accountOf(backend, token);
      const facts = factsOf(body.stripe_token);
      const { storing } = backend.state(wallet);
      if (!owner) return refuse(401, "Unauthorized");
      if (!facts || storing === "refused")
        return refuse(402, {
          error: { message: "Your card was declined.", code: "card_declined" },
        });
      keepCard(backend, owner, facts);
      return storing === "lost" ? lost : { credit_cards: owner.credit_cards };
    }),
  ],
};

/** Parses `tok_declined_0002_1`; undefined for tokens that the fake did not make. */
export function factsOf(token: string | undefined): TokenFacts | undefined {
  const [, outcome, lastFour] = /^tok_([a-z]+)_(\d{4})_\d+$/.exec(token ?? "") ?? [];
  return outcome && lastFour ? { outcome, lastFour } : undefined;
}

/** The behavior of a saved card, by its last four digits. */
export function outcomeOf(lastFour: string): string {
  return (
    {
      "0002": "declined",
      "9995": "insufficient",
      "3155": "challenge",
      "3184": "agreed",
      "1629": "disagreed",
    }[lastFour] ?? "ok"
  );
}

export function keepCard(backend: Backend, owner: Account, { lastFour }: TokenFacts): WireCard {
  const card = newCard(backend, lastFour);
  owner.credit_cards.push(card);
  return card;
}

function newCard(backend: Backend, lastFour: string): WireCard {
  return {
    id: ++backend.state(wallet).cardsIssued,
    brand: "visa",
    last_four: lastFour,
    exp_month: 12,
    exp_year: 2031,
  };
}
