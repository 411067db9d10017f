/**
 * What a buyer needs once the details are submitted, in one file: the screens of the payment, the
 * gift and the receipt, and their effects. `effects.ts` imports it on demand.
 */
export { LateStep } from "./LateStep.tsx";
export { createLateEffects } from "./lateEffects.ts";
