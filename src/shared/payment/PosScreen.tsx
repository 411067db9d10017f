import type { CashCents } from "../money/cents.ts";
import { Alert } from "../ui/Alert.tsx";
import { Button } from "../ui/Button.tsx";
import { LiveRegion } from "../ui/LiveRegion.tsx";
import { Screen } from "../ui/Screen.tsx";
import type { Receipt } from "./core/receipt.ts";
import { ProofCard } from "./ProofCard.tsx";
import { useMoney } from "../ui/useMoney.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

interface PosScreenProps {
  receipt: Receipt;
  /** The amount that the bill still shows. Null if it is unknown. */
  owed?: CashCents | null;
  /** Set if reading the bill again may tell more. */
  onCheck?: (() => void) | undefined;
  isChecking?: boolean;
}

/**
 * The bill is paid, but the restaurant's system has not confirmed it. The screen is proof for the
 * restaurant, and it offers no second payment (R16).
 */
export function PosScreen({ receipt, owed = null, onCheck, isChecking = false }: PosScreenProps) {
  const { pos: words, unconfirmed, processing } = useTexts(texts);
  const { money } = useMoney();
  return (
    <Screen
      screenKey="posUnconfirmed"
      heading={words.heading}
      actions={
        onCheck && (
          <>
            <Button wide busy={isChecking} busyText={processing.checking} onClick={onCheck}>
              {unconfirmed.check}
            </Button>
            <LiveRegion>{isChecking ? processing.checking : ""}</LiveRegion>
          </>
        )
      }
    >
      <Alert kind="info" title={words.text}>
        {owed === null ? words.again : `${words.again} ${words.open({ amount: money(owed) })}`}
      </Alert>
      {/* Without an answer the bill's own id tells which it is. */}
      <ProofCard
        receipt={{ ...receipt, reference: receipt.reference ?? receipt.ticket?.id ?? null }}
      />
    </Screen>
  );
}
