import { useEffect, useState } from "react";
import { Button } from "../../../../shared/ui/Button.tsx";
import { copy } from "../copy.ts";

const { review: words } = copy;

/** The stages of a payment that has been pressed. */
export type Stage = keyof typeof words.stages;

/** When a wait needs more words, in milliseconds. */
const stillAfterMs = 8_000;

/** The button that moves money names the amount; below it, how far the payment is. */
export function PayButton({ stage, amount }: { stage: Stage | null; amount: string }) {
  const isLong = useStill(stage);
  return (
    <div className="bulk-pay">
      <Button type="submit" kind="primary" wide busy={stage !== null}>
        <span translate="no">{words.pay(amount)}</span>
      </Button>
      <p className="muted small" role="status">
        {stage && (isLong ? words.still : words.stages[stage])}
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
