import type { Client } from "../../shared/api/client.ts";
import type { Outcome } from "../../shared/api/outcome.ts";
import type { ClaimAnswer, Offer, VerificationAnswer } from "../../shared/contracts/offers.ts";
import type { EffectContext } from "../../shared/flow/flow.ts";
import type { Session } from "../../shared/session/session.ts";
import type { ClaimEvent } from "./events.ts";

export interface EffectDeps {
  readonly client: () => Client;
  readonly session: Session;
  /** The claim code that came with the address or the options. */
  readonly claimCode: string | null;
  readonly resendAfterMs: () => number;
  readonly showToast: (message: "signInAgain" | "codeResent") => void;
  /** Reports the claimed offer to the host (`widget:done`). */
  readonly onClaimed: (outcome: "claimed" | "already-claimed", offer: Offer | null) => void;
  readonly log: (name: string, properties?: Record<string, unknown>) => void;
  /** Clears the code field after every new text message and every wrong code. */
  readonly clearCode: () => void;
}

export type ClaimContext = EffectContext<ClaimEvent>;

/** Signs in the user whose token came with an answer. */
export function signInFrom(
  session: Session,
  outcome: Outcome<VerificationAnswer | ClaimAnswer>,
): void {
  if (outcome.ok && outcome.value.user?.token) session.signIn(outcome.value.user.token);
}
