import type { CashCents } from "../money/cents.ts";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { Screen } from "../ui/Screen.tsx";
import { paymentCopy } from "./copy.ts";
import { ProofCard, type Proof } from "./ProofCard.tsx";
import { useMoney } from "./useMoney.ts";

interface UnconfirmedScreenProps {
  /** What the bill still says; null where it could not be read. */
  owed: CashCents | null;
  proof: Proof;
  onCheck: () => void;
  onPay: () => void;
}

/** What became of the payment is not known: it is neither called paid nor failed, and it is looked up before anything is sent again (faults D3). */
export function UnconfirmedScreen({ owed, proof, onCheck, onPay }: UnconfirmedScreenProps) {
  const { unconfirmed: words } = paymentCopy;
  const { money } = useMoney();
  return (
    <Screen
      screenKey="unconfirmed"
      heading={words.heading}
      actions={
        <>
          <Button kind="primary" wide onClick={onCheck}>
            {words.check}
          </Button>
          {owed !== null && (
            <Button kind="quiet" wide onClick={onPay}>
              {words.again}
            </Button>
          )}
        </>
      }
    >
      <Alert kind="info">{owed === null ? words.unread : words.open(money(owed))}</Alert>
      <ProofCard {...proof} paid={null} />
    </Screen>
  );
}
