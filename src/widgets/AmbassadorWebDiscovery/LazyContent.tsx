import { type ReactNode, useEffect, useState } from "react";
import { useLatestCallback } from "../../shared/ui/useLatestCallback.ts";

/** Content whose code loads after the first screen; `fallback` replaces it if it fails to load. */
export function LazyContent({
  load,
  fallback,
}: {
  load: () => Promise<ReactNode>;
  fallback: ReactNode;
}) {
  const [content, setContent] = useState<ReactNode>(null);
  const loadOrFallback = useLatestCallback(async (): Promise<ReactNode> => {
    try {
      return await load();
    } catch {
      return fallback;
    }
  });
  useEffect(() => {
    let isUnmounted = false;
    void loadOrFallback().then((loaded) => isUnmounted || setContent(loaded));
    return () => {
      isUnmounted = true;
    };
  }, [loadOrFallback]);
  return content;
}
