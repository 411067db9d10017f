import { EvidenceText } from "../../../shared/payment/SetbackAlert.tsx";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import type { In } from "../state.ts";
import { texts as intentTexts } from "../../../shared/payment/intent/texts.ts";
import { texts as paymentTexts } from "../../../shared/payment/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "../texts.ts";
import { orderTexts } from "../orderTexts.ts";

/** 'Couldn't Process Payment' (B2.09): the server's words, else the default text, and a hint. */
export function FailedScreen({
  state: { why },
  onBack,
  onOtherCard,
}: {
  state: In<"failed">;
  onBack: () => void;
  onOtherCard: () => void;
}) {
  const { missingProject } = useTexts(texts);
  const { pay } = useTexts(paymentTexts);
  const { uncharged } = useTexts(intentTexts);
  const { failed: words } = useTexts(orderTexts);
  const isDeclined = why.kind === "declined";
  const message = why.kind === "missing" ? missingProject : why.message;
  return (
    <Screen
      screenKey="failed"
      heading={words.heading}
      actions={
        <>
          {isDeclined && (
            <Button kind="primary" wide onClick={onOtherCard}>
              {pay.otherCard}
            </Button>
          )}
          <Button kind={isDeclined ? "quiet" : "primary"} wide onClick={onBack}>
            {words.back}
          </Button>
        </>
      }
    >
      <Alert title={message ?? words.unknown}>
        {isDeclined && uncharged}
        {why.kind === "refused" && <EvidenceText evidence={why.evidence} />}
      </Alert>
      <p className="muted">{words.hint}</p>
    </Screen>
  );
}
