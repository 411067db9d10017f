import { useId } from "react";
import { useFlow } from "../../../shared/flow/useFlow.ts";
import { FormErrorAlert } from "../../../shared/signin/FormErrorAlert.tsx";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import type { LoginStore } from "../store.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Requests the confirmation email again, at most once per minute. */
export function Resend({ store }: { store: LoginStore }) {
  const copy = useTexts(texts);
  const state = useFlow(store.resending);
  const isBusy = state.kind === "sending";
  const seconds = useSecondsLeft(isBusy ? 0 : state.readyAtMs);
  const waitId = useId();
  const { resend: words } = copy;
  const wasSent = !isBusy && state.wasSent;
  return (
    <div className="login-resend">
      {!isBusy && (
        <FormErrorAlert formError={state.error} onRetry={() => store.resendEmail(null)} />
      )}
      <div className="login-line">
        <Button
          busy={isBusy}
          busyText={words.busy}
          disabled={seconds > 0}
          onClick={() => store.resendEmail(null)}
          aria-describedby={seconds ? waitId : undefined}
        >
          {words.ask}
        </Button>
        {seconds > 0 && (
          <span id={waitId} className="muted figures">
            {words.in({ wait: minutesAndSeconds(seconds) })}
          </span>
        )}
      </div>
      {wasSent && <p className="muted small">{words.sent}</p>}
      <LiveRegion>{wasSent ? words.sent : ""}</LiveRegion>
    </div>
  );
}
