import { effectsOfPart } from "../../shared/flow/lazyEffects.ts";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { createEffectDeps, type EffectDeps, type EffectInput } from "./effectDeps.ts";
import type { CheckoutEvent } from "./events.ts";
import { pageEffects } from "./pageEffects.ts";
import type { CheckoutState } from "./state.ts";

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
  const effects = effectsOfPart<CheckoutState, CheckoutEvent>(
    { ...pageEffects(deps), details() {} },
    latePart,
  );
  return { effects, latePart };
}
