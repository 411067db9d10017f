import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

/** Content whose code loads after the first screen; `absent` replaces it if it fails to load. */
export function LazyContent({
  load,
  fallback,
}: {
  load: () => Promise<ReactNode>;
  fallback: ReactNode;
}) {
  const [content, setContent] = useState<ReactNode>(null);
  const loadOrFallback = useEffectEvent(async (): Promise<ReactNode> => {
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
  }, []);
  return content;
}
