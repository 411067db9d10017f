import type { Effects } from "../../shared/flow/flow.ts";
import { claimEffects } from "./claim/effects.ts";
import type { EffectDependencies } from "./effectDependencies.ts";
import type { ClaimEvent } from "./events.ts";
import { lookupEffects } from "./lookup/effects.ts";
import { signInEffects } from "./signIn/effects.ts";
import type { ClaimState } from "./state.ts";
import { verificationEffects } from "./verify/effects.ts";

/** The side effects of each state; the only code that awaits. */
export function createEffects(dependencies: EffectDependencies): Effects<ClaimState, ClaimEvent> {
  return {
    ...lookupEffects(dependencies),
    ...verificationEffects(dependencies),
    ...signInEffects(dependencies),
    ...claimEffects(dependencies),
  };
}
