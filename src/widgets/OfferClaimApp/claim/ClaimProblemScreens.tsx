import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { changeContactLabel } from "../contact/changeContactLabel.ts";
import type { Claim, ClaimState } from "../state.ts";
import { FormErrorAlert } from "../screens/FormErrorAlert.tsx";
import { OfferLine } from "../offer/OfferSummary.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { deferredTexts } from "../deferredTexts.ts";

interface ClaimProblemProps {
  claim: Claim;
  onRetry: () => void;
  onChangeContact: () => void;
  onRestart: () => void;
}

/** Shown when the server refused the claim in an undocumented way. */
export function RefusedScreen({
  formError,
  claim,
  onRetry,
  onChangeContact,
  onRestart,
}: ClaimProblemProps & Pick<Extract<ClaimState, { kind: "claimRefused" }>, "formError">) {
  const deferredCopy = useTexts(deferredTexts);
  const copy = useTexts(texts);
  const hasNoMessage = formError.kind === "unreachable" || formError.kind === "unexplained";
  return (
    <Screen
      screenKey="wrong"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={copy.wrong.title}
    >
      {hasNoMessage ? (
        <Alert>{copy.wrong[formError.kind]}</Alert>
      ) : (
        <FormErrorAlert formError={formError} />
      )}
      <div className="screen-actions">
        <Button kind="primary" wide onClick={onRetry}>
          {copy.wrong.tryAgain}
        </Button>
        <div className="offer-ways">
          <Button kind="quiet" onClick={onChangeContact}>
            {changeContactLabel(claim.contact, deferredCopy)}
          </Button>
          <Button kind="quiet" onClick={onRestart}>
            {deferredCopy.refused.start}
          </Button>
        </div>
      </div>
    </Screen>
  );
}

/**
 * Shown when the outcome of the claim is unknown. It is never called failed, and nothing is sent
 * again before the offer was read.
 */
export function UnconfirmedScreen({
  answer,
  claim,
  onRetry,
}: Pick<ClaimProblemProps, "claim" | "onRetry"> & { answer: "none" | "unclaimed" }) {
  const deferredCopy = useTexts(deferredTexts);
  const copy = useTexts(texts);
  return (
    <Screen
      screenKey="unconfirmed"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={copy.wrong.title}
    >
      <Alert kind="info">
        {answer === "none" ? deferredCopy.unconfirmed.unread : deferredCopy.unconfirmed.unclaimed}
      </Alert>
      <Button kind="primary" wide onClick={onRetry}>
        {copy.wrong.tryAgain}
      </Button>
    </Screen>
  );
}
