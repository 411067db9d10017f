import { Progress } from "../../../shared/ui/Progress.tsx";
import { copy } from "../copy.ts";
import { isTipAsked, needsCredit, type Order } from "../order.ts";

/** B:L32, in percent. */
const segments = { addCredit: 33.3, redeemCredit: 66.7, review: 100 } as const;

type Stage = keyof typeof segments;

/** Counts only the steps that this order goes through. */
export function StageProgress({ stage, order }: { stage: Stage; order: Order }) {
  const steps: readonly Stage[] = [
    ...(needsCredit(order) || stage === "addCredit" ? (["addCredit"] as const) : []),
    ...(isTipAsked(order) ? (["redeemCredit"] as const) : []),
    "review",
  ];
  return (
    <Progress
      label={copy.progress(steps.indexOf(stage) + 1, steps.length)}
      value={segments[stage]}
      max={100}
    />
  );
}
