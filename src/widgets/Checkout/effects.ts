import type { Effects } from "../../shared/flow/flow.ts";
import { effectsOfPart } from "../../shared/flow/lazyEffects.ts";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { createEffectDeps, type EffectDeps, type EffectInput } from "./effectDeps.ts";
import type { CheckoutEvent } from "./events.ts";
import type { createLateEffects } from "./lateEffects.ts";
import { pageEffects } from "./pageEffects.ts";
import type { CheckoutState } from "./state.ts";

/** The compiler compares it with the effects, whose code loads later. */
const lateKinds: Record<keyof ReturnType<typeof createLateEffects>, true> = {
  checkingCard: true,
  savingCard: true,
  paying: true,
  lookingUp: true,
  unknown: true,
  gift: true,
  giving: true,
  checkingGift: true,
  confirmation: true,
};

/** The one place that imports what follows the details. */
function createLatePart(deps: EffectDeps) {
  return createLazyPart(async () => {
    const { LateStep, createLateEffects } = await import("./latePart.ts");
    return { LateStep, effects: createLateEffects(deps) };
  });
}

/** The effects of each state, which alone await, and the part that contains the later ones. */
export function createEffects(input: EffectInput) {
  const deps = createEffectDeps(input);
  const latePart = createLatePart(deps);
  const effects: Effects<CheckoutState, CheckoutEvent> = {
    ...pageEffects(deps),
    ...effectsOfPart<CheckoutState, CheckoutEvent>(lateKinds, latePart),
  };
  return { effects, latePart };
}
