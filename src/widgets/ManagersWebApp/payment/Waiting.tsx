import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Spinner } from "../../../shared/ui/Spinner.tsx";
import { useLongWait } from "../../../shared/ui/useLongWait.ts";
import { waitTexts } from "../../../shared/ui/waitTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** A wait that must not be left; quiet where a button already shows it. */
export function Waiting({ text, isQuiet = false }: { text: string; isQuiet?: boolean }) {
  const { still } = useTexts(waitTexts);
  const isLong = useLongWait(true);
  return (
    <div className="managers-busy" aria-busy="true">
      {!isQuiet && (
        <>
          <Spinner />
          <span>{text}</span>
        </>
      )}
      {isLong && <span className="muted">{still}</span>}
      <LiveRegion>{isLong ? still : isQuiet ? "" : text}</LiveRegion>
    </div>
  );
}
