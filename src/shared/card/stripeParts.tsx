import {
  CardElement,
  Elements,
  ElementsConsumer,
  ExpressCheckoutElement,
} from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/**
 * Everything that a widget may need of the provider's own libraries. Loads together with the
 * script.
 */
export const parts = {
  CardElement,
  Elements,
  ElementsConsumer,
  ExpressCheckoutElement,
  loadStripe,
};

export type StripeParts = typeof parts;
