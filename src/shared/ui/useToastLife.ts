import { useEffect, useState } from "react";
import { useLatestCallback } from "./useLatestCallback.ts";

const visibleMs = 3000;
const removedAfterMs = 1000;

interface ToastLife {
  isLeaving: boolean;
  hold: () => void;
  release: () => void;
}

/**
 * A toast is first visible, then disappears, then is removed. While the pointer or the focus holds
 * it, it stays visible. Afterwards the time starts again.
 */
export function useToastLife(onHide: () => void): ToastLife {
  const [stage, setStage] = useState<"visible" | "held" | "leaving">("visible");
  const hide = useLatestCallback(onHide);
  useEffect(() => {
    if (stage === "held") return;
    const timer =
      stage === "visible"
        ? setTimeout(setStage, visibleMs, "leaving")
        : setTimeout(() => hide(), removedAfterMs);
    return () => clearTimeout(timer);
  }, [stage, hide]);
  return {
    isLeaving: stage === "leaving",
    hold: () => setStage((stage) => (stage === "leaving" ? stage : "held")),
    release: () => setStage((stage) => (stage === "held" ? "visible" : stage)),
  };
}
