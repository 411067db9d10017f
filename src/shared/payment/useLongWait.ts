import { useEffect, useState } from "react";

/** When a wait needs more words, in milliseconds. */
const longAfterMs = 8_000;

/** Whether one stage of a payment has lasted long. The bank's own window, `authenticating`, may take any time. */
export function useLongWait(stage: string | null): boolean {
  const [longStage, setLongStage] = useState<string | null>(null);
  useEffect(() => {
    if (!stage || stage === "authenticating") return;
    const timer = setTimeout(setLongStage, longAfterMs, stage);
    return () => clearTimeout(timer);
  }, [stage]);
  return stage !== null && longStage === stage;
}
