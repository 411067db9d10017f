import type { ReactNode } from "react";
import { Alert } from "../../../shared/ui/Alert.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../shared/ui/LiveRegion.tsx";
import { workspaceCopy } from "../workspace/workspaceCopy.ts";
import type { SearchState } from "./search.ts";

interface ResultsProps {
  state: SearchState<unknown>;
  /** What one of them is called. */
  one: string;
  /** Said where there are none at all, without a search. */
  nothing: string;
  onRetry: () => void;
  children: ReactNode;
}

/** What a search found, that it found nothing, or that it failed (C8.01, C8.02). */
export function Results({
  state: { rows, answeredTo, hasFailed, isLoading },
  one,
  nothing,
  onRetry,
  children,
}: ResultsProps) {
  const { search: copy, locationsFailed, retry } = workspaceCopy;
  return (
    <>
      {hasFailed && (
        <Alert actions={<Button onClick={onRetry}>{retry}</Button>}>{locationsFailed}</Alert>
      )}
      {rows && rows.length > 0 && children}
      {rows?.length === 0 && !hasFailed && !isLoading && (
        <p className="muted">{answeredTo ? copy.none(answeredTo) : nothing}</p>
      )}
      <LiveRegion>
        {rows && !isLoading && !hasFailed ? copy.found(rows.length, one) : ""}
      </LiveRegion>
    </>
  );
}
