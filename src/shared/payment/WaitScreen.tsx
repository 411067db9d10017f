import { useEffect, useState } from "react";
import { LiveRegion } from "../ui/LiveRegion.tsx";
import { Screen } from "../ui/Screen.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import { waitTexts } from "./waitTexts.ts";
import css from "./WaitScreen.css?inline";

/** Milliseconds after which the screen says that the wait goes on. */
const stillAfterMs = 8_000;

/** The screen while the answer to a request, or the search for an outcome, is awaited. */
export function WaitScreen({ heading, lead }: { heading: string; lead: string }) {
  const { still } = useTexts(waitTexts);
  useSheet(css, "shared");
  const isLong = useIsLong(true);
  return (
    <Screen screenKey="waiting" heading={heading} lead={lead}>
      <p className="wait-screen" aria-busy="true">
        <Spinner />
        <span className="muted">{isLong ? still : "\u00a0"}</span>
      </p>
      <LiveRegion>{isLong ? still : heading}</LiveRegion>
    </Screen>
  );
}

/**
 * Whether a wait has lasted so long that the screen should say more. Starts again when `wait`
 * changes, and is false without a wait.
 */
export function useIsLong(wait: string | boolean): boolean {
  const [longWait, setLongWait] = useState<string | boolean>(false);
  useEffect(() => {
    if (!wait) return;
    const timer = setTimeout(setLongWait, stillAfterMs, wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return wait !== false && longWait === wait;
}
