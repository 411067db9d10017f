import { useEffect, useState } from "react";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Spinner } from "../../../shared/ui/Spinner.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** When a wait needs more words, in milliseconds. */
const stillAfterMs = 8000;

/** A wait that must not be left; quiet where a button already shows it. */
export function Waiting({ text, isQuiet = false }: { text: string; isQuiet?: boolean }) {
  const { still } = useTexts(texts).busy;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, stillAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
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
