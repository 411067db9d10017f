import { useId } from "react";
import { useFlow } from "../../../shared/flow/useFlow.ts";
import { ComplaintAlert } from "../../../shared/signin/ComplaintAlert.tsx";
import { minutesAndSeconds, useSecondsLeft } from "../../../shared/signin/useSecondsLeft.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { copy } from "../copy.ts";
import type { LoginStore } from "../store.ts";

/** Asks for the confirmation email once more, at most once a minute. */
export function Resend({ store }: { store: LoginStore }) {
  const state = useFlow(store.resending);
  const isBusy = state.kind === "sending";
  const seconds = useSecondsLeft(isBusy ? 0 : state.readyAtMs);
  const waitId = useId();
  const { resend: words } = copy;
  const wasSent = !isBusy && state.wasSent;
  return (
    <div className="login-resend">
      {!isBusy && (
        <ComplaintAlert complaint={state.complaint} onRetry={() => store.askAgain(null)} />
      )}
      <div className="login-line">
        <Button
          busy={isBusy}
          busyText={words.busy}
          disabled={seconds > 0}
          onClick={() => store.askAgain(null)}
          aria-describedby={seconds ? waitId : undefined}
        >
          {words.ask}
        </Button>
        {seconds > 0 && (
          <span id={waitId} className="muted figures">
            {words.in(minutesAndSeconds(seconds))}
          </span>
        )}
      </div>
      {wasSent && <p className="muted small">{words.sent}</p>}
      <LiveRegion>{wasSent ? words.sent : ""}</LiveRegion>
    </div>
  );
}
