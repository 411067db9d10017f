import { useEffect, useState } from "react";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { Spinner } from "../../../shared/ui/Spinner.tsx";
import { checkoutCopy } from "./checkoutCopy.ts";

/** When a wait needs more words, in milliseconds. */
const stillAfterMs = 8000;

/** A wait that must not be left; quiet where a button already shows it. */
export function Waiting({ text, isQuiet = false }: { text: string; isQuiet?: boolean }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, stillAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  const { still } = checkoutCopy.busy;
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
