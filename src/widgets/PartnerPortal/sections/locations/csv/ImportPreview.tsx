import { useEffect, useMemo, useState } from "react";
import type { PartnerLocation } from "../../../../../shared/contracts/partnerLocations.ts";
import type { PartnerProject } from "../../../../../shared/contracts/partnerProject.ts";
import { blockUnload } from "../../../../../shared/host/navigation.ts";
import { WindowedList } from "../../../../../shared/list/WindowedList.tsx";
import { Button } from "../../../../../shared/ui/Button.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../../../storeType.ts";
import type { Batch } from "../batch/batch.ts";
import { startBatch } from "../batch/startBatch.ts";
import { ImportIssues } from "./ImportIssues.tsx";
import { ImportRowView } from "./ImportRowView.tsx";
import { isShown, needsAttention, type ImportRow } from "./importRows.ts";
import { texts } from "./texts.ts";
import { useCheckedRows } from "./useCheckedRows.ts";
import type { Import } from "./useImport.ts";

interface ImportPreviewProps {
  portal: PortalStore;
  project: PartnerProject;
  locations: readonly PartnerLocation[];
  source: Import;
  rows: readonly ImportRow[];
  onStart: (batch: Batch) => void;
}

/** The changes of each row before they are written, with errors in their cells. */
export function ImportPreview({
  portal,
  project,
  locations,
  source,
  rows,
  onStart,
}: ImportPreviewProps) {
  const copy = useTexts(texts);
  const { checked, choices } = useCheckedRows({ portal, project, locations, rows });
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const shownRows = useMemo(() => checked.filter(isShown), [checked]);
  const faultyRows = useMemo(() => shownRows.filter(needsAttention), [shownRows]);
  const changes = checked.flatMap(({ write }) => write ?? []);
  // An edited row stays while only rows with errors are shown. Otherwise its field would disappear
  // while the user types.
  const listed = onlyFaulty
    ? shownRows.filter((item) => needsAttention(item) || item.row.edited)
    : shownRows;
  useUnsavedImport(portal, changes.length > 0, source);

  return (
    <section className="import stack" aria-label={copy.preview}>
      <ImportIssues
        portal={portal}
        shown={shownRows}
        faulty={faultyRows}
        unchanged={checked.length - shownRows.length}
        onlyFaulty={onlyFaulty}
        isRefused={isRefused}
        onShowFaulty={setOnlyFaulty}
        onRemove={source.remove}
      />
      {listed.length > 0 && (
        <WindowedList
          label={copy.preview}
          rows={listed}
          keyOf={({ row }) => String(row.line)}
          estimatePx={150}
          heightPx={640}
          className="rows"
          render={(item, { tabIndex }) => (
            <ImportRowView item={item} choices={choices} source={source} tabIndex={tabIndex} />
          )}
        />
      )}
      {changes.length > 0 && (
        <div className="import-actions">
          <Button
            kind="primary"
            onClick={() =>
              faultyRows.length ? setRefused(true) : onStart(startBatch(portal, changes))
            }
          >
            {copy.confirm({ count: changes.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Asks before the user leaves an import that was not confirmed. */
function useUnsavedImport(portal: PortalStore, isDirty: boolean, { clear }: Import): void {
  useEffect(() => {
    if (!isDirty) return;
    const detach = portal.unsavedGuard.attach({
      isDirty: () => true,
      flush: () => Promise.resolve(false),
      discard: clear,
    });
    const unblockUnload = blockUnload();
    return () => {
      detach();
      unblockUnload();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `clear` does the same in every render
  }, [portal, isDirty]);
}
