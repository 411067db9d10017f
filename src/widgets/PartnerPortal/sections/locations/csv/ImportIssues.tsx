import { useEffect, useRef } from "react";
import { Alert } from "../../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../../../shared/ui/LiveRegion.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../../../storeType.ts";
import type { CheckedRow } from "./importRows.ts";
import { texts } from "./texts.ts";

interface ImportIssuesProps {
  portal: PortalStore;
  shown: readonly CheckedRow[];
  faulty: readonly CheckedRow[];
  /** The number of rows whose values their location already has. */
  unchanged: number;
  onlyFaulty: boolean;
  /** Whether the user tried to import while rows had errors. */
  isRefused: boolean;
  onShowFaulty: (onlyFaulty: boolean) => void;
  onRemove: (lines: ReadonlySet<number>) => void;
}

/** The problems of the rows in total, and the filter of the rows. */
export function ImportIssues({
  portal,
  shown,
  faulty,
  unchanged,
  onlyFaulty,
  isRefused,
  onShowFaulty,
  onRemove,
}: ImportIssuesProps) {
  const copy = useTexts(texts);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) alert.current?.focus();
  }, [isRefused]);
  return (
    <>
      {!shown.length && <p>{copy.allSame}</p>}
      {shown.length > 0 && unchanged > 0 && (
        <p className="muted">{copy.unchanged({ count: unchanged })}</p>
      )}
      <div ref={alert} tabIndex={-1} className="import-issues">
        {faulty.length > 0 && (
          <Alert
            kind="info"
            title={copy.faulty({ count: faulty.length })}
            actions={
              <Button onClick={() => onRemove(new Set(faulty.map(({ row }) => row.line)))}>
                {copy.skip({ count: faulty.length })}
              </Button>
            }
          >
            {copy.faultyText}
          </Alert>
        )}
      </div>
      <NewLocations portal={portal} rows={faulty} />
      <LiveRegion>{onlyFaulty && !faulty.length ? copy.allFine : ""}</LiveRegion>
      {(onlyFaulty || (faulty.length > 0 && faulty.length < shown.length)) && (
        <div className="import-filters" role="group" aria-label={copy.show}>
          <Button aria-pressed={!onlyFaulty} onClick={() => onShowFaulty(false)}>
            {copy.all({ count: shown.length })}
          </Button>
          <Button aria-pressed={onlyFaulty} onClick={() => onShowFaulty(true)}>
            {copy.attention({ count: faulty.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Rows that name no location of the project. The API cannot add locations, so the user asks the
 * specialist.
 */
function NewLocations({ portal, rows }: { portal: PortalStore; rows: readonly CheckedRow[] }) {
  const copy = useTexts(texts);
  const added = rows.filter(({ location, row }) => !location && row.cells.name && !row.cells.id);
  if (!added.length) return null;
  const lines = added.map(({ row: { cells } }) =>
    [cells.name, cells.address_line_one, cells.city, cells.state, cells.zip_code, cells.phone]
      .filter(Boolean)
      .join(", "),
  );
  return (
    <Alert
      kind="info"
      title={copy.newLocations({ count: added.length })}
      actions={
        <Button
          onClick={() =>
            portal.askForHelp(copy.askMessage({ count: added.length, lines: lines.join("\n") }))
          }
        >
          {copy.ask({ count: added.length })}
        </Button>
      }
    >
      {copy.newText}
    </Alert>
  );
}
