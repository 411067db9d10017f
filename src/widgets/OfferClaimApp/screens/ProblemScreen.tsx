import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { lateCopy } from "../lateCopy.ts";
import type { Claim, ClaimState } from "../state.ts";
import { ComplaintAlert } from "./ComplaintAlert.tsx";
import { OfferLine } from "./OfferHead.tsx";

interface ProblemScreenProps {
  claim: Claim;
  onRetry: () => void;
  onChange: () => void;
  onRestart: () => void;
}

/** The server said no to the claim, and not in one of the documented ways. */
export function RefusedScreen({
  complaint,
  claim,
  onRetry,
  onChange,
  onRestart,
}: ProblemScreenProps & Pick<Extract<ClaimState, { kind: "claimRefused" }>, "complaint">) {
  const isWordless = complaint.kind === "unreachable" || complaint.kind === "unexplained";
  return (
    <Screen
      screenKey="wrong"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={copy.wrong.title}
    >
      {isWordless ? (
        <Alert>{copy.wrong[complaint.kind]}</Alert>
      ) : (
        <ComplaintAlert complaint={complaint} />
      )}
      <div className="screen-actions">
        <Button kind="primary" wide onClick={onRetry}>
          {copy.wrong.tryAgain}
        </Button>
        <div className="offer-ways">
          <Button kind="quiet" onClick={onChange}>
            {lateCopy.code.change}
          </Button>
          <Button kind="quiet" onClick={onRestart}>
            {lateCopy.refused.start}
          </Button>
        </div>
      </div>
    </Screen>
  );
}

/** What became of the claim is not known. It is never called failed, and nothing is sent again before it was looked up. */
export function UnconfirmedScreen({
  answer,
  claim,
  onRetry,
}: Pick<ProblemScreenProps, "claim" | "onRetry"> & { answer: "none" | "unclaimed" }) {
  return (
    <Screen
      screenKey="unconfirmed"
      eyebrow={<OfferLine offer={claim.offer} />}
      heading={copy.wrong.title}
    >
      <Alert kind="info">
        {answer === "none" ? lateCopy.unconfirmed.unread : lateCopy.unconfirmed.unclaimed}
      </Alert>
      <Button kind="primary" wide onClick={onRetry}>
        {copy.wrong.tryAgain}
      </Button>
    </Screen>
  );
}
