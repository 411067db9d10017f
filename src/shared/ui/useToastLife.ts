import { useEffect, useState } from "react";
import { useLatestCallback } from "./useLatestCallback.ts";

const visibleMs = 3000;
const removedAfterMs = 1000;

interface ToastLife {
  isLeaving: boolean;
  hold: () => void;
  release: () => void;
}

/** The three stages of a toast: visible, hidden, gone. Holding restarts the first one. */
export function useToastLife(onGone: () => void): ToastLife {
  const [stage, setStage] = useState<"visible" | "held" | "leaving">("visible");
  const gone = useLatestCallback(onGone);
  useEffect(() => {
    if (stage === "held") return;
    const timer =
      stage === "visible"
        ? setTimeout(setStage, visibleMs, "leaving")
        : setTimeout(() => gone(), removedAfterMs);
    return () => clearTimeout(timer);
  }, [stage, gone]);
  return {
    isLeaving: stage === "leaving",
    hold: () => setStage((stage) => (stage === "leaving" ? stage : "held")),
    release: () => setStage((stage) => (stage === "held" ? "visible" : stage)),
  };
}
