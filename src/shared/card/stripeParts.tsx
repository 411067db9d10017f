import { CardElement, Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** Everything of the provider's own libraries that a widget may need; loaded together with the script. */
export const parts = { CardElement, Elements, ExpressCheckoutElement, useElements, loadStripe }

export type StripeParts = typeof parts
