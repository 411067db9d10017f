import { useState } from "react";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { downloadText } from "../../../../shared/host/output.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { useResource } from "../../useResource.ts";
import { LazyView } from "../../shell/LazyView.tsx";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { lazyTools } from "./lazyTools.ts";
import type { LocationRow } from "./locationRows.ts";
import { texts } from "./texts.ts";
import type { Selection } from "./useSelection.ts";

interface LocationToolsProps {
  portal: PortalStore;
  project: PartnerProject;
  /** All locations, for the export. */
  locations: readonly PartnerLocation[];
  /** All rows; the selection keeps rows that the search hides. */
  rows: readonly LocationRow[];
  /** The rows that match the search. */
  matching: readonly LocationRow[];
  selection: Selection;
  isEditable: boolean;
}

/**
 * Buttons to edit several locations, import and export. While selecting, shows the selection and
 * its actions instead.
 */
export function LocationTools(props: LocationToolsProps) {
  const copy = useTexts(texts);
  const words = copy.tools;
  const { portal, project, locations, selection, isEditable } = props;
  const { value: accounts } = useResource(portal.resources.accounts);
  if (selection.ids) return <SelectionTools {...props} ids={selection.ids} />;

  async function exportAll(): Promise<void> {
    const { locationsCsv, csvTexts } = await import("./csv/exportCsv.ts");
    const csv = portal.environment().messagesOf(csvTexts);
    const text = locationsCsv(locations, project, accounts ?? project.finance, {
      csv,
      locations: copy,
    });
    downloadText(`${project.slug}-locations.csv`, text, "text/csv");
    portal.showToast(words.exported({ rows: locations.length }));
  }

  return (
    <div className="rows-actions" role="group" aria-label={words.label}>
      {isEditable && (
        <>
          <Button onClick={selection.start}>{words.select}</Button>
          <PortalLink
            portal={portal}
            to={{ page: "locations", id: null, query: { step: "import" } }}
            className="button secondary"
          >
            {words.import}
          </PortalLink>
        </>
      )}
      <Button onClick={() => void exportAll().catch(portal.dialogFailed)}>{words.export}</Button>
    </div>
  );
}

function SelectionTools({
  portal,
  project,
  rows,
  matching,
  selection,
  ids,
}: LocationToolsProps & { ids: ReadonlySet<string> }) {
  const copy = useTexts(texts).tools;
  const [isEditing, setEditing] = useState(false);
  const editable = matching.filter((row) => row.isEditable);
  return (
    <div className="rows-actions" role="group" aria-label={copy.label}>
      <strong role="status">{copy.selected({ rows: ids.size })}</strong>
      {editable.some(({ id }) => !ids.has(id)) && (
        <Button onClick={() => selection.add(editable.map(({ id }) => id))}>
          {copy.all({ rows: editable.length })}
        </Button>
      )}
      {ids.size > 0 && <Button onClick={selection.clear}>{copy.clear}</Button>}
      <Button
        kind="primary"
        disabled={!ids.size}
        onBlocked={() => portal.showToast(copy.selectFirst)}
        onClick={() => setEditing(true)}
      >
        {copy.edit}
      </Button>
      <Button kind="quiet" onClick={selection.end}>
        {copy.cancel}
      </Button>
      {isEditing && (
        <LazyView loader={lazyTools.bulk} fallback={null}>
          {(BulkDialog) => (
            <BulkDialog
              portal={portal}
              project={project}
              locations={rows.filter(({ id }) => ids.has(id))}
              onClose={() => setEditing(false)}
              onDone={() => {
                setEditing(false);
                selection.end();
              }}
            />
          )}
        </LazyView>
      )}
    </div>
  );
}
