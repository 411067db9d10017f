import { useEffect, useState } from "react";

/** Milliseconds after which the screen says that the wait goes on. */
const longAfterMs = 8_000;

/**
 * Whether a stage of a payment has lasted long. The bank's window (`authenticating`) may take any
 * time.
 */
export function useLongWait(stage: string | null): boolean {
  const [longStage, setLongStage] = useState<string | null>(null);
  useEffect(() => {
    if (!stage || stage === "authenticating") return;
    const timer = setTimeout(setLongStage, longAfterMs, stage);
    return () => clearTimeout(timer);
  }, [stage]);
  return stage !== null && longStage === stage;
}
