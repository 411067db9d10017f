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
}: {
  state: In<"failed">;
  onBack: () => void;
}) {
  const { failed: words } = copy;
  const message = why.kind === "missing" ? copy.missingProject : why.message;
  return (
    <Screen
      screenKey="failed"
      heading={words.heading}
      actions={
        <Button kind="primary" wide onClick={onBack}>
          {words.back}
        </Button>
      }
    >
      <Alert title={message ?? words.unknown}>
        {why.kind === "refused" && <EvidenceText evidence={why.evidence} />}
      </Alert>
      <p className="muted">{words.hint}</p>
    </Screen>
  );
}
