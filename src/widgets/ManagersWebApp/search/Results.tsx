import type { ReactNode } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import type { SearchState } from "./search.ts";
import { texts } from "../workspace/texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ResultsProps {
  state: SearchState<unknown>;
  /** The text for the number of results. */
  found: (args: { count: number }) => string;
  /** Shown if there are no rows at all, without a search. */
  nothing: string;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * The results of a search, or a message that there are none or that the search failed (C8.01,
 * C8.02).
 */
export function Results({
  state: { rows, answeredTo, hasFailed, isLoading },
  found,
  nothing,
  onRetry,
  children,
}: ResultsProps) {
  const { search: copy, locationsFailed, retry } = useTexts(texts);
  return (
    <>
      {hasFailed && (
        <Alert actions={<Button onClick={onRetry}>{retry}</Button>}>{locationsFailed}</Alert>
      )}
      {rows && rows.length > 0 && children}
      {rows?.length === 0 && !hasFailed && !isLoading && (
        <p className="muted">{answeredTo ? copy.none({ text: answeredTo }) : nothing}</p>
      )}
      <LiveRegion>
        {rows && !isLoading && !hasFailed ? found({ count: rows.length }) : ""}
      </LiveRegion>
    </>
  );
}
