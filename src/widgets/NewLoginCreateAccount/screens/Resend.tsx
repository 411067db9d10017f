import { useId } from "react";
import { useFlow } from "../../../shared/flow/useFlow.ts";
import { FormErrorAlert } from "../../../shared/signin/FormErrorAlert.tsx";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { copy } from "../copy.ts";
import type { LoginStore } from "../store.ts";

/** Requests the confirmation email again, at most once per minute. */
export function Resend({ store }: { store: LoginStore }) {
  const state = useFlow(store.resending);
  const isBusy = state.kind === "sending";
  const seconds = useSecondsLeft(isBusy ? 0 : state.readyAtMs);
  const waitId = useId();
  const { resend: texts } = copy;
  const wasSent = !isBusy && state.wasSent;
  return (
    <div className="login-resend">
      {!isBusy && (
        <FormErrorAlert formError={state.error} onRetry={() => store.resendEmail(null)} />
      )}
      <div className="login-line">
        <Button
          busy={isBusy}
          busyText={texts.busy}
          disabled={seconds > 0}
          onClick={() => store.resendEmail(null)}
          aria-describedby={seconds ? waitId : undefined}
        >
          {texts.ask}
        </Button>
        {seconds > 0 && (
          <span id={waitId} className="muted figures">
            {texts.in(minutesAndSeconds(seconds))}
          </span>
        )}
      </div>
      {wasSent && <p className="muted small">{texts.sent}</p>}
      <LiveRegion>{wasSent ? texts.sent : ""}</LiveRegion>
    </div>
  );
}
