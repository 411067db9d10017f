import { useRef, useState } from "react";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { ConfirmDialog } from "../../../../shared/ui/ConfirmDialog.tsx";
import { LiveRegion } from "../../../../shared/ui/LiveRegion.tsx";
import type { RecipientListView } from "../recipientList.ts";
import type { ListFilter } from "./listFilter.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

interface ListIssuesProps {
  view: RecipientListView;
  /** Rows that cannot be sent as they are. */
  faulty: readonly number[];
  shown: ListFilter;
  onShow: (shown: ListFilter) => void;
  /** Moves to the next error in the list. */
  onNext: () => void;
  onRemove: (ids: ReadonlySet<number>) => void;
  onRemoveAll: () => void;
  /** Undoes the last removal, if there is one. */
  onUndo: (() => void) | undefined;
}

/** The problems of the list, each with a button that fixes it (BG4). */
export function ListIssues({
  view,
  faulty,
  shown,
  onShow,
  onNext,
  onRemove,
  onRemoveAll,
  onUndo,
}: ListIssuesProps) {
  const copy = useTexts(texts);
  const { duplicates } = view;
  const [isAsking, setAsking] = useState(false);
  const choice = useRef<HTMLDivElement>(null);

  /** Moves the focus to the list, because the pressed button disappears. */
  function remove(ids: ReadonlySet<number>): void {
    onRemove(ids);
    choice.current?.querySelector("button")?.focus();
  }

  return (
    <>
      {faulty.length > 0 && (
        <Alert
          kind="info"
          title={copy.faulty({ count: faulty.length })}
          actions={
            <div className="entry-ways">
              <Button onClick={onNext}>{copy.next}</Button>
              <Button onClick={() => remove(new Set(faulty))}>
                {copy.leaveOut({ count: faulty.length })}
              </Button>
            </div>
          }
        >
          {copy.faultyText}
        </Alert>
      )}
      {duplicates.size > 0 && (
        <Alert
          kind="info"
          title={copy.twice({ count: duplicates.size })}
          actions={
            <Button onClick={() => remove(new Set(duplicates.keys()))}>
              {copy.removeDuplicates({ count: duplicates.size })}
            </Button>
          }
        >
          {copy.twiceText}
        </Alert>
      )}
      <LiveRegion>{!faulty.length && shown === "attention" ? copy.allFine : ""}</LiveRegion>
      <div className="recipients-parts">
        <div ref={choice} role="group" aria-label={copy.show} className="entry-ways">
          {partsOf(copy, view, faulty.length, shown).map((part) => (
            <Button
              key={part.shown}
              aria-pressed={part.shown === shown}
              onClick={() => onShow(part.shown)}
            >
              {part.label}
            </Button>
          ))}
        </div>
        {onUndo && (
          <Button kind="quiet" onClick={onUndo}>
            {copy.undo}
          </Button>
        )}
        <Button kind="quiet" danger onClick={() => setAsking(true)}>
          {copy.removeAll}
        </Button>
      </div>
      {isAsking && <RemoveAllDialog onClose={() => setAsking(false)} onRemoveAll={onRemoveAll} />}
    </>
  );
}

function RemoveAllDialog({
  onClose,
  onRemoveAll,
}: {
  onClose: () => void;
  onRemoveAll: () => void;
}) {
  const copy = useTexts(texts);
  return (
    <ConfirmDialog
      danger
      title={copy.removeAllTitle}
      cancel={copy.keepAll}
      confirm={copy.removeAll}
      onCancel={onClose}
      onConfirm={onRemoveAll}
    >
      {copy.removeAllText}
    </ConfirmDialog>
  );
}

/** The filters of the list, with the number of rows in each. */
function partsOf(
  words: (typeof texts)["messages"],
  { rows, duplicates }: RecipientListView,
  faults: number,
  shown: ListFilter,
): readonly { shown: ListFilter; label: string }[] {
  return [
    { shown: "everyone", label: words.everyone({ count: rows.length }) },
    ...(faults || shown === "attention"
      ? [{ shown: "attention" as const, label: words.attention({ count: faults }) }]
      : []),
    ...(duplicates.size
      ? [
          {
            shown: "duplicates" as const,
            label: words.duplicates({ count: duplicates.size }),
          },
        ]
      : []),
  ];
}
