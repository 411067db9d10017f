import type { Client } from "../../shared/api/client.ts";
import { resendVerification } from "../../shared/contracts/session.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { steadyClock } from "../../shared/host/clock.ts";
import { initialResendState, resend, type ResendEvent, type ResendState } from "./resend.ts";

interface ResendOptions {
  readonly client: () => Client;
  readonly signal: AbortSignal;
  readonly onBug: (error: unknown) => void;
  /** When the next email may be requested, on the clock of `performance.now()`. */
  readonly readyAtMs: () => number;
}

/** Requests the confirmation email again. */
export function createResendFlow({ client, signal, onBug, readyAtMs }: ResendOptions) {
  return createFlow<ResendState, ResendEvent>({
    initial: initialResendState,
    transition: resend,
    signal,
    onBug,
    effects: {
      async sending({ email }, { send, signal: leaving }) {
        const outcome = await client().call(
          resendVerification,
          { body: email ? { email } : {} },
          { signal: leaving },
        );
        send({ type: "answered", outcome, nowMs: steadyClock(), readyAtMs: readyAtMs() });
      },
    },
  });
}
