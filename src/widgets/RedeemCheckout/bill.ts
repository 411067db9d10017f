/**
 * What a diner needs once a bill is read, in one file: nobody pays while the sign-in is on the
 * screen. `redeemFlow.ts` imports it on demand.
 */
export { createEffects } from "./effects.ts";
export { transition } from "./flow.ts";
