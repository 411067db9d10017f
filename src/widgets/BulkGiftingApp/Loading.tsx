import { useEffect } from "react";
import { useStore } from "zustand";
import type { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { Alert } from "../../shared/ui/Alert.tsx";
import { Button } from "../../shared/ui/Button.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { Spinner } from "../../shared/ui/Spinner.tsx";
import { useLongWait } from "../../shared/ui/useLongWait.ts";
import { waitTexts } from "../../shared/ui/waitTexts.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** Milliseconds after which a wait shows its first text. */
const wordsAfterMs = 1_000;

/** A screen that is loading as a whole (B2.41). */
export function Loading({ text }: { text: string }) {
  const { still } = useTexts(waitTexts);
  const isShown = useLongWait(text, wordsAfterMs);
  const isLong = useLongWait(text);
  return (
    <div className="bulk-loading" aria-busy="true">
      <Spinner />
      <p className="muted" role="status">
        {isLong ? still : isShown ? text : <span className="visually-hidden">{text}</span>}
      </p>
    </div>
  );
}

export function Unread({ onRetry, onLogOut }: { onRetry: () => void; onLogOut: () => void }) {
  const copy = useTexts(texts);
  return (
    <Screen heading={copy.unread.title} screenKey="failed">
      <Alert
        actions={
          <>
            <Button onClick={onRetry}>{copy.unread.retry}</Button>
            <Button kind="quiet" onClick={onLogOut}>
              {copy.nav.logout}
            </Button>
          </>
        }
      >
        {copy.unread.text}
      </Alert>
    </Screen>
  );
}

/**
 * Shows a part that loads on demand. Until it has loaded, shows a spinner, or a button to load it
 * again.
 */
export function useLazy<T>(part: ReturnType<typeof createLazyPart<T>>): {
  readonly value: T | null;
  readonly fallback: React.ReactNode;
} {
  const copy = useTexts(texts);
  const { part: value, hasFailed } = useStore(part.store);
  useEffect(() => part.load(), [part]);
  const failure = (
    <Screen heading={copy.unread.title} screenKey="late">
      <Alert actions={<Button onClick={part.load}>{copy.late.retry}</Button>}>
        {copy.late.text}
      </Alert>
    </Screen>
  );
  return { value, fallback: hasFailed ? failure : <Loading text={copy.late.loading} /> };
}
