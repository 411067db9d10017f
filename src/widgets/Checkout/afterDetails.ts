/**
 * What a buyer needs once the details are submitted, in one file: the screens of the payment, the
 * gift and the receipt, and their effects. `effects.ts` imports it on demand.
 */
export { AfterDetails } from "./AfterDetails.tsx";
export { createLateEffects } from "./lateEffects.ts";
