import type { Effects } from "../../shared/flow/flow.ts";
import { claimEffects } from "./claim/effects.ts";
import type { EffectDeps } from "./effectDeps.ts";
import type { ClaimEvent } from "./events.ts";
import { lookupEffects } from "./lookup/effects.ts";
import { signInEffects } from "./signIn/effects.ts";
import type { ClaimState } from "./state.ts";
import { verificationEffects } from "./verify/effects.ts";

/** The side effects of each state; the only code that awaits. */
export function createEffects(deps: EffectDeps): Effects<ClaimState, ClaimEvent> {
  return {
    ...lookupEffects(deps),
    ...verificationEffects(deps),
    ...signInEffects(deps),
    ...claimEffects(deps),
  };
}
