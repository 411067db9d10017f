import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import type { createLazyPart } from "../../../shared/flow/lazyPart.ts";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "../texts.ts";

interface LazyViewProps<T> {
  loader: ReturnType<typeof createLazyPart<T>>;
  /** Shown while the code loads. */
  fallback: ReactNode;
  children: (part: T) => ReactNode;
}

/** Renders a lazy part once its code has loaded; a failed load can be repeated. */
export function LazyView<T>({ loader, fallback, children }: LazyViewProps<T>) {
  const copy = useTexts(texts);
  const { part, hasFailed } = useStore(loader.store);
  useEffect(() => loader.load(), [loader]);
  if (part) return children(part);
  if (!hasFailed) return fallback;
  return (
    <Alert
      title={copy.loadFailed.heading}
      actions={<Button onClick={loader.load}>{copy.again}</Button>}
    >
      {copy.loadFailed.text}
    </Alert>
  );
}
