import { Progress } from "../../../shared/ui/Progress.tsx";
import { isTipAsked, needsCredit, type Order } from "../order.ts";
import { orderTexts } from "../orderTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** B2.22, in percent. */
const segments = { addCredit: 33.3, redeemCredit: 66.7, review: 100 } as const;

type Stage = keyof typeof segments;

/** Counts only the steps that this order has. */
export function StageProgress({ stage, order }: { stage: Stage; order: Order }) {
  const { progress } = useTexts(orderTexts);
  const steps: readonly Stage[] = [
    ...(needsCredit(order) || stage === "addCredit" ? (["addCredit"] as const) : []),
    ...(isTipAsked(order) ? (["redeemCredit"] as const) : []),
    "review",
  ];
  return (
    <Progress
      label={progress({ step: steps.indexOf(stage) + 1, count: steps.length })}
      value={segments[stage]}
      max={100}
    />
  );
}
