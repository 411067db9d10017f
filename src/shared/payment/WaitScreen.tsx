import { LiveRegion } from "../ui/LiveRegion.tsx";
import { Screen } from "../ui/Screen.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { useLongWait } from "../ui/useLongWait.ts";
import { waitTexts } from "../ui/waitTexts.ts";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import css from "./WaitScreen.css?inline";

/** The screen while the answer to a request, or the search for an outcome, is awaited. */
export function WaitScreen({ heading, lead }: { heading: string; lead: string }) {
  const { still } = useTexts(waitTexts);
  useSheet(css, "shared");
  const isLong = useLongWait(true);
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
