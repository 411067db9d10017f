import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Environment } from "../widget/environment.ts";
import { portTexts } from "./portTexts.ts";

/** The result of turning typed card data into a token. */
export type Tokenised =
  | { readonly ok: true; readonly token: string; readonly lastFour: string }
  | { readonly ok: false; readonly message: string; readonly isFieldGone?: true };

/**
 * The outcome of 3-D Secure. `unsure`: the person confirmed but the payment is not complete, or no
 * answer arrived.
 */
export type Challenged =
  | { readonly kind: "paid" }
  | { readonly kind: "refused"; readonly message: string | null }
  | { readonly kind: "unsure" };

/**
 * Connects the card field, which React mounts and unmounts, with a flow's effects, which ask it for
 * a token.
 */
export interface CardPort {
  plug(stripe: Stripe, element: StripeCardElement): () => void;
  /**
   * Creates a token for the card in the field. Never throws. `message` is the provider's own text.
   */
  tokenise(extra: { readonly name: string; readonly postalCode: string }): Promise<Tokenised>;
  /** Runs the bank's 3-D Secure challenge. Never throws. */
  challenge(clientSecret: string, stripe: () => Promise<Stripe | null>): Promise<Challenged>;
  focus(): void;
  /** Tells whether the field contains a complete card. */
  noteTyped(isComplete: boolean): void;
  /** Shows the provider's error at an incomplete field, after its form was submitted. */
  mark(): void;
  /** The provider's error at the field. Null after the next change. */
  readonly store: Pick<
    StoreApi<{ readonly missing: string | null }>,
    "getState" | "getInitialState" | "subscribe"
  >;
}

/** @param environment of the widget. The port's own messages use its language. */
export function createCardPort(environment: () => Pick<Environment, "messagesOf">): CardPort {
  const copy = () => environment().messagesOf(portTexts);
  let plugged: { stripe: Stripe; element: StripeCardElement } | null = null;
  let isComplete = false;
  const store = createStore<{ missing: string | null }>(() => ({ missing: null }));
  return {
    store,
    noteTyped(complete) {
      isComplete = complete;
      store.setState({ missing: null });
    },
    async mark() {
      const marked = plugged;
      if (!marked || isComplete) return;
      // For an incomplete card, the provider creates no token but returns an error.
      const { error } = await marked.stripe
        .createToken(marked.element)
        .catch(() => ({ error: null }));
      if (error?.message && plugged === marked && !isComplete)
        store.setState({ missing: error.message });
    },
    plug(stripe, element) {
      isComplete = false;
      store.setState({ missing: null });
      const parts = (plugged = { stripe, element });
      return () => {
        if (plugged === parts) plugged = null;
      };
    },
    focus: () => plugged?.element.focus(),
    async tokenise({ name, postalCode }) {
      if (!plugged) return { ok: false, message: copy().gone, isFieldGone: true };
      try {
        const { token, error } = await plugged.stripe.createToken(plugged.element, {
          name,
          address_zip: postalCode,
        });
        return token
          ? { ok: true, token: token.id, lastFour: token.card?.last4 ?? "" }
          : { ok: false, message: error?.message ?? copy().notChecked };
      } catch {
        return { ok: false, message: copy().notChecked };
      }
    },
    async challenge(clientSecret, stripe) {
      try {
        const provider = plugged?.stripe ?? (await stripe());
        if (!provider) return { kind: "unsure" };
        const { paymentIntent, error } = await provider.handleNextAction({ clientSecret });
        const status =
          (paymentIntent ?? error?.payment_intent)?.status ??
          (await retrievedStatus(provider, clientSecret));
        if (isAgreed(status)) return { kind: "paid" };
        // Nothing was charged only if the payment asks for another card or was canceled.
        return error && isAboutCard(error.type) && (!status || isEnded(status))
          ? { kind: "refused", message: error.message ?? copy().notChecked }
          : { kind: "unsure" };
      } catch {
        return { kind: "unsure" };
      }
    },
  };
}

/**
 * The status of the payment, if the answer does not contain it, for example after a challenge in
 * another tab. Null if it cannot be read.
 */
async function retrievedStatus(stripe: Stripe, clientSecret: string): Promise<string | null> {
  try {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    return paymentIntent?.status ?? null;
  } catch {
    return null;
  }
}

/** Whether the payment is charged, or authorized for the server to capture. */
function isAgreed(status: string | null): boolean {
  return status === "succeeded" || status === "requires_capture";
}

function isEnded(status: string): boolean {
  return status === "requires_payment_method" || status === "canceled";
}

/**
 * Whether the bank or the card refused. After any other error, such as a lost connection, the
 * outcome is unknown.
 */
function isAboutCard(type: string): boolean {
  return type === "card_error" || type === "invalid_request_error" || type === "validation_error";
}
