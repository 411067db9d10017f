import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { Screen } from "../ui/Screen.tsx";
import type { Receipt } from "./core/receipt.ts";
import type { Evidence } from "./core/finding.ts";
import { ProofCard } from "./ProofCard.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface UnconfirmedScreenProps {
  evidence: Evidence;
  receipt: Receipt;
  onCheck: () => void;
  onPay: () => void;
}

/**
 * The outcome is unknown. The screen calls the payment neither paid nor failed, and looks it up
 * before anything is sent again (fault D3).
 */
export function UnconfirmedScreen({ evidence, receipt, onCheck, onPay }: UnconfirmedScreenProps) {
  const { unconfirmed: words } = useTexts(texts);
  const { money } = useMoney();
  const { finding, owed } = evidence;
  const check = (
    <Button kind="primary" wide onClick={onCheck}>
      {words.check}
    </Button>
  );
  // Somebody has paid the bill. The screen does not say who, and shows nothing that could pass for
  // a proof.
  if (finding === "cleared")
    return (
      <Screen screenKey="unconfirmed" heading={words.cleared.heading} actions={check}>
        <Alert kind="info">{words.cleared.text}</Alert>
      </Screen>
    );
  return (
    <Screen
      screenKey="unconfirmed"
      heading={words.heading}
      actions={
        <>
          {check}
          {finding !== "unread" && (
            <Button kind="quiet" wide onClick={onPay}>
              {words.again}
            </Button>
          )}
        </>
      }
    >
      <Alert kind="info">
        {owed === null ? words.unread : words.open({ amount: money(owed) })}
      </Alert>
      <ProofCard receipt={receipt} isPaid={false} />
    </Screen>
  );
}
