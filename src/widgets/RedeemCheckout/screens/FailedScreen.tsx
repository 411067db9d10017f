import { paymentCopy } from "../../../shared/payment/copy.ts";
import { EvidenceText } from "../../../shared/payment/SetbackAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import type { In } from "../state.ts";

/** 'Couldn't Process Payment' (B2.09): the server's words, else the default, and the hint. */
export function FailedScreen({
  state: { why },
  onBack,
  onOtherCard,
}: {
  state: In<"failed">;
  onBack: () => void;
  onOtherCard: () => void;
}) {
  const { failed: words } = copy;
  const isDeclined = why.kind === "declined";
  const message = why.kind === "missing" ? copy.missingProject : why.message;
  return (
    <Screen
      screenKey="failed"
      heading={words.heading}
      actions={
        <>
          {isDeclined && (
            <Button kind="primary" wide onClick={onOtherCard}>
              {paymentCopy.pay.otherCard}
            </Button>
          )}
          <Button kind={isDeclined ? "quiet" : "primary"} wide onClick={onBack}>
            {words.back}
          </Button>
        </>
      }
    >
      <Alert title={message ?? words.unknown}>
        {why.kind === "refused" && <EvidenceText evidence={why.evidence} />}
      </Alert>
      <p className="muted">{words.hint}</p>
    </Screen>
  );
}
