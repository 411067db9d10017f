import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import type { Environment } from "../widget/environment.ts";
import { portTexts } from "./portTexts.ts";

/** The provider's answer to typed card data. */
export type Tokenised =
  | { readonly ok: true; readonly token: string; readonly lastFour: string }
  | { readonly ok: false; readonly message: string; readonly isFieldGone?: true };

/** The outcome of 3-D Secure. `unsure`: agreed but not settled yet, or no answer arrived. */
export type Challenged =
  | { readonly kind: "paid" }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unsure" };

/** The card field as a flow's effects see it: React puts the field in and takes it out, effects ask it for a token. */
export interface CardPort {
  plug(stripe: Stripe, element: StripeCardElement): () => void;
  /** Makes a token of the field's card. Never throws; `message` is the provider's own text. */
  tokenise(extra: { readonly name: string; readonly postalCode: string }): Promise<Tokenised>;
  /** Runs the bank's 3-D Secure challenge. Never throws. */
  challenge(clientSecret: string, stripe: () => Promise<Stripe | null>): Promise<Challenged>;
  focus(): void;
}

/** @param environment the widget, whose language the port’s own messages have */
export function createCardPort(environment: () => Pick<Environment, "messagesOf">): CardPort {
  const copy = () => environment().messagesOf(portTexts);
  let plugged: { stripe: Stripe; element: StripeCardElement } | null = null;
  return {
    plug(stripe, element) {
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
        // Only a payment that asks for another card, or was cancelled, has charged nothing.
        return error && isAboutCard(error.type) && (!status || isEnded(status))
          ? { kind: "refused", message: error.message ?? copy().notChecked }
          : { kind: "unsure" };
      } catch {
        return { kind: "unsure" };
      }
    },
  };
}

/** The payment's own status where the answer names none, as of a challenge that was finished in another tab; null where it cannot be asked. */
async function retrievedStatus(stripe: Stripe, clientSecret: string): Promise<string | null> {
  try {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    return paymentIntent?.status ?? null;
  } catch {
    return null;
  }
}

/** Charged, or authorised for the server to capture. */
function isAgreed(status: string | null): boolean {
  return status === "succeeded" || status === "requires_capture";
}

function isEnded(status: string): boolean {
  return status === "requires_payment_method" || status === "canceled";
}

/** Whether the bank or the card refused; after any other error, such as a lost connection, the outcome is unknown. */
function isAboutCard(type: string): boolean {
  return type === "card_error" || type === "invalid_request_error" || type === "validation_error";
}
