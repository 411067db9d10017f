import { useEffect, useState } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { copy } from "../copy.ts";

/** The stages of a payment that has been pressed. */
export type Stage = "checkingCard" | "savingCard" | "paying" | "authenticating";

/** When a wait needs more words, in milliseconds. */
const stillAfterMs = 8_000;

const { payment: words } = copy;
const stageWords: Readonly<Record<Stage, string>> = {
  checkingCard: words.checking,
  savingCard: words.keeping,
  paying: words.paying,
  authenticating: words.bank,
};

/** The button that moves money names the amount; below it, how far the payment is. */
export function PayButton({ stage, amount }: { stage: Stage | null; amount: string }) {
  const isLong = useStill(stage);
  return (
    <div className="checkout-pay">
      <Button type="submit" kind="primary" wide busy={stage !== null}>
        <span translate="no">{words.pay(amount)}</span>
      </Button>
      <p className="checkout-stage" role="status">
        {stage && (isLong ? words.still : stageWords[stage])}
      </p>
    </div>
  );
}

function useStill(stage: Stage | null): boolean {
  const [stillAt, setStillAt] = useState<Stage | null>(null);
  useEffect(() => {
    if (!stage || stage === "authenticating") return;
    const timer = setTimeout(setStillAt, stillAfterMs, stage);
    return () => clearTimeout(timer);
  }, [stage]);
  return stage !== null && stillAt === stage;
}
