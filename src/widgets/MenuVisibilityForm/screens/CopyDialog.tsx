import { useDeferredValue, useMemo, useState } from "react";
import type { MenuLocation } from "../../../shared/contracts/menus.ts";
import { matching, searchable } from "../../../shared/list/search.ts";
import { WindowedList } from "../../../shared/list/WindowedList.tsx";
import { Button } from "../../../shared/ui/Button.tsx";
import { Checkbox } from "../../../shared/ui/Checkbox.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { copy } from "../copy.ts";
import { settingsOf } from "../settings.ts";
import type { MenuEvent } from "../state.ts";
import { nameOf } from "./nameOf.ts";

interface CopyDialogProps {
  chosen: MenuLocation;
  others: readonly MenuLocation[];
  send: (event: MenuEvent) => void;
  onClose: () => void;
}

/** More than these are searched as well. */
const fewLocations = 20;

/** Which locations get these settings too; what they had is replaced, so none is ticked at first. */
export function CopyDialog({ chosen, others, send, onClose }: CopyDialogProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [withLink, setWithLink] = useState(false);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const rows = useMemo(
    () =>
      others.map((location) => ({
        id: location.id,
        name: nameOf(location),
        haystack: searchable([nameOf(location)]),
      })),
    [others],
  );
  const found = useMemo(() => matching(rows, search), [rows, search]);
  const isLong = others.length > fewLocations;
  const { copies } = copy;

  function tick(id: string, isChosen: boolean): void {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    setIds(next);
  }

  function start(): void {
    onClose();
    send({
      type: "copyAsked",
      plan: {
        settings: settingsOf(chosen),
        withLink,
        ids: others.map(({ id }) => id).filter((id) => ids.has(id)),
      },
    });
  }

  const actions = (
    <>
      <Button kind="primary" wide disabled={ids.size === 0} onClick={start}>
        {copies.copy(ids.size)}
      </Button>
      <Button kind="quiet" wide onClick={onClose}>
        {copies.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open title={copies.title} onClose={onClose} actions={actions}>
      <p>{copies.text(nameOf(chosen))}</p>
      {others.length > 1 && (
        <Checkbox
          label={copies.all(others.length)}
          checked={ids.size === others.length}
          onChange={(isChosen) => setIds(new Set(isChosen ? others.map(({ id }) => id) : []))}
        />
      )}
      {isLong && (
        <TextField
          type="search"
          label={copy.find}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={setTyped}
          hint={found.length ? copy.found(found.length, others.length) : copy.foundNone}
        />
      )}
      <WindowedList
        label={copies.list}
        rows={found}
        keyOf={({ id }) => id}
        estimatePx={44}
        heightPx={isLong ? 176 : 264}
        className="menu-copies"
        render={({ id, name }, { tabIndex }) => (
          <Checkbox
            label={name}
            checked={ids.has(id)}
            tabIndex={tabIndex}
            onChange={(isChosen) => tick(id, isChosen)}
          />
        )}
      />
      <Checkbox label={copies.withLink} checked={withLink} onChange={setWithLink} />
    </Dialog>
  );
}
