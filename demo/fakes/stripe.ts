/**
 * A fake of the card provider's script: the same calls, the same errors (for a node outside the
 * document or inside a shadow root), and the documented test numbers. Card data never leaves the
 * page; a token contains only the last four digits.
 */
import { createElements } from "./stripeElements.ts";
import { cardOfElement, type Result } from "./stripeCards.ts";
import { challenge } from "./stripeChallenge.ts";

interface Secret {
  readonly clientSecret: string;
}

let tokens = 0;

/** `pi_…_secret_…` of the mock API. */
const secretFormat = /^pi_\w+_secret_\w+$/;

function Stripe(key: string) {
  if (!/^pk_/.test(key))
    throw new Error(`Please call Stripe() with your publishable key. You used "${key}".`);
  return {
    elements: () => createElements(key),
    createToken: async (element: object, extra: { address_zip?: string } = {}): Promise<Result> => {
      const card = cardOfElement(element);
      if ("error" in card) return card;
      const id = `tok_${card.outcome}_${card.last4}_${++tokens}`;
      return {
        token: {
          id,
          card: { last4: card.last4, brand: card.brand, address_zip: extra.address_zip ?? null },
        },
      };
    },
    createPaymentMethod: async () => ({
      paymentMethod: { id: `pm_wallet_${++tokens}`, type: "card" },
    }),
    handleNextAction: async ({ clientSecret }: Secret) => {
      if (!secretFormat.test(clientSecret))
        return { error: { type: "invalid_request_error", message: "No such payment intent." } };
      const isPassed = await bankDecision(clientSecret);
      const [intent = ""] = clientSecret.split("_secret_");
      if (isPassed)
        await fetch(`https://api.stripe.com/v1/payment_intents/${intent}/confirm`, {
          method: "POST",
        });
      return isPassed
        ? { paymentIntent: { id: intent, status: "succeeded" } }
        : {
            error: {
              type: "invalid_request_error",
              code: "payment_intent_authentication_failure",
              message:
                "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
            },
          };
    },
    confirmCardPayment: async () => ({ error: { message: "not supported by the fake" } }),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

/** Simulates the bank's decision; the mock API encodes it in the secret. */
async function bankDecision(clientSecret: string): Promise<boolean> {
  if (clientSecret.endsWith("_challenge")) return challenge();
  await new Promise((done) => setTimeout(done, 100));
  return clientSecret.endsWith("_agreed");
}

Object.assign(globalThis, { Stripe: Object.assign(Stripe, { version: "endive" }) });
