import { goBack } from "../../../shared/host/navigation.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { RedirectBar } from "../../../shared/payment/RedirectBar.tsx";
import type { Redirect } from "../../../shared/payment/redirect.ts";
import type { In } from "../state.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ErrorScreenProps {
  state: In<"error">;
  redirect: Redirect;
  hasTarget: boolean;
  onRetry: () => void;
}

/** The 'Sorry' page (B2.10). Without an address to return to, the diner goes back by hand (R17). */
export function ErrorScreen({
  state: { reason, isPaymentOpen },
  redirect,
  hasTarget,
  onRetry,
}: ErrorScreenProps) {
  const { error: words, missingProject } = useTexts(texts);
  const { emit } = useEnvironment();
  const isIncomplete = reason === "incomplete";
  const lead =
    reason === "screen"
      ? words.screen
      : isIncomplete
        ? missingProject
        : hasTarget
          ? words.returning
          : words.stay;
  return (
    <Screen screenKey="error" heading={words.heading} lead={<span role="alert">{lead}</span>}>
      <p className="muted">{isPaymentOpen ? words.open : words.unpaid}</p>
      <RedirectBar redirect={redirect} />
      <div className="screen-actions">
        {!isIncomplete && (
          <Button kind={hasTarget ? "secondary" : "primary"} wide onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        {!hasTarget && (
          <Button kind="quiet" wide onClick={() => emit("widget:close", {}, true) && goBack()}>
            {words.back}
          </Button>
        )}
      </div>
    </Screen>
  );
}
