import { useEffect, useState } from "react";
import { useLatestCallback } from "./useLatestCallback.ts";

const visibleMs = 3000;
const removedAfterMs = 1000;

interface ToastLife {
  isLeaving: boolean;
  hold: () => void;
  release: () => void;
}

/** A toast is visible, then leaving, then removed. While it is held it stays visible; after a release that time starts anew. */
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
