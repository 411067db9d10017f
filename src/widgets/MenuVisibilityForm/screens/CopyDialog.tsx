import { useDeferredValue, useId, useMemo, useState } from "react";
import type { MenuLocation } from "../../../shared/contracts/menus.ts";
import { filterRows, searchText } from "../../../shared/list/search.ts";
import { WindowedList } from "../../../shared/list/WindowedList.tsx";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog.tsx";
import { FieldNote } from "../../../shared/ui/Field.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { settingsOf } from "../settings.ts";
import type { MenuEvent } from "../state.ts";
import { nameOf } from "./nameOf.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface CopyDialogProps {
  chosen: MenuLocation;
  otherLocations: readonly MenuLocation[];
  send: (event: MenuEvent) => void;
  onClose: () => void;
}

/** More locations than this get a search field. */
const searchableFrom = 20;

/**
 * Chooses the locations that get these settings. None is checked at first, because their settings
 * are replaced.
 */
export function CopyDialog({ chosen, otherLocations, send, onClose }: CopyDialogProps) {
  const copy = useTexts(texts);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [withLink, setWithLink] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const noteId = useId();
  const { query, setQuery, rows } = useLocationSearch(otherLocations);
  const isLong = otherLocations.length > searchableFrom;
  const { copies } = copy;

  function start(): void {
    onClose();
    send({
      type: "copyRequested",
      plan: {
        settings: settingsOf(chosen),
        withLink,
        ids: otherLocations.map(({ id }) => id).filter((id) => ids.has(id)),
      },
    });
  }

  return (
    <ConfirmDialog
      title={copies.title}
      cancel={copies.cancel}
      confirm={ids.size ? copies.copyTo({ count: ids.size }) : copies.copy}
      disabled={ids.size === 0}
      onBlocked={() => setAsked(true)}
      onCancel={onClose}
      onConfirm={start}
    >
      <p>{copies.text({ name: nameOf(copy, chosen) })}</p>
      {otherLocations.length > 1 && (
        <Checkbox
          label={copies.all({ count: otherLocations.length })}
          checked={ids.size === otherLocations.length}
          onChange={(isChosen) =>
            setIds(new Set(isChosen ? otherLocations.map(({ id }) => id) : []))
          }
        />
      )}
      {isLong && (
        <TextField
          type="search"
          label={copy.find}
          autoComplete="off"
          maxLength={200}
          value={query}
          onChange={setQuery}
          hint={
            rows.length
              ? copy.found({ count: rows.length, total: otherLocations.length })
              : copy.foundNone
          }
        />
      )}
      <WindowedList
        label={copies.list}
        rows={rows}
        keyOf={({ id }) => id}
        estimatePx={44}
        heightPx={isLong ? 176 : 264}
        className="menu-copies"
        render={({ id, name }, { tabIndex }) => (
          <Checkbox
            label={name}
            checked={ids.has(id)}
            tabIndex={tabIndex}
            onChange={(isChosen) => setIds(withId(ids, id, isChosen))}
          />
        )}
      />
      <FieldNote id={noteId} error={isAsked && ids.size === 0 && copies.choose} />
      <Checkbox label={copies.withLink} checked={withLink} onChange={setWithLink} />
    </ConfirmDialog>
  );
}

/** The locations whose names match what is typed. */
function useLocationSearch(locations: readonly MenuLocation[]) {
  const copy = useTexts(texts);
  const [query, setQuery] = useState("");
  const search = useDeferredValue(query);
  const all = useMemo(
    () =>
      locations.map((location) => ({
        id: location.id,
        name: nameOf(copy, location),
        haystack: searchText([nameOf(copy, location)]),
      })),
    [locations, copy],
  );
  const rows = useMemo(() => filterRows(all, search), [all, search]);
  return { query, setQuery, rows };
}

function withId(ids: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}
