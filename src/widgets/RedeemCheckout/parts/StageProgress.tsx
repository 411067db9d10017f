import { Progress } from "../../../shared/ui/Progress.tsx";
import { copy } from "../copy.ts";

/** B:L32, in percent. */
const segments = { addCredit: 33.3, redeemCredit: 66.7, review: 100 } as const;

export function StageProgress({ stage }: { stage: keyof typeof segments }) {
  const step = Object.keys(segments).indexOf(stage) + 1;
  return <Progress label={copy.progress(step)} value={segments[stage]} max={100} />;
}
