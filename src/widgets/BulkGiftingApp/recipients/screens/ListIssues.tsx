import { useRef, useState } from "react";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Dialog } from "../../../../shared/ui/Dialog.tsx";
import { LiveRegion } from "../../../../shared/ui/LiveRegion.tsx";
import { copy } from "../../order/copy.ts";
import type { RecipientListView } from "../recipientList.ts";
import type { ListFilter } from "./listFilter.ts";

const { recipients: words } = copy;

interface ListIssuesProps {
  view: RecipientListView;
  /** Rows that cannot go out as they are. */
  faulty: readonly number[];
  shown: ListFilter;
  onShow: (shown: ListFilter) => void;
  /** To the next fault in the list. */
  onNext: () => void;
  onRemove: (ids: ReadonlySet<number>) => void;
  onRemoveAll: () => void;
}

/** What is the matter with the list, and what can be done about it in one press (BG4). */
export function ListIssues({
  view,
  faulty,
  shown,
  onShow,
  onNext,
  onRemove,
  onRemoveAll,
}: ListIssuesProps) {
  const { rows, duplicates } = view;
  const [isAsking, setAsking] = useState(false);
  const choice = useRef<HTMLDivElement>(null);

  /** The pressed button goes with what it was for, so the focus goes to what is shown now. */
  function remove(ids: ReadonlySet<number>): void {
    onRemove(ids);
    choice.current?.querySelector("button")?.focus();
  }

  const text = (count: number): string => count.toLocaleString("en-US");
  const parts: readonly { shown: ListFilter; label: string }[] = [
    { shown: "everyone", label: words.everyone(text(rows.length)) },
    ...(faulty.length || shown === "attention"
      ? [{ shown: "attention" as const, label: words.attention(text(faulty.length)) }]
      : []),
    ...(duplicates.size
      ? [{ shown: "duplicates" as const, label: words.duplicates(text(duplicates.size)) }]
      : []),
  ];
  return (
    <>
      {faulty.length > 0 && (
        <Alert
          kind="info"
          title={words.faulty(faulty.length)}
          actions={
            <div className="entry-ways">
              <Button onClick={onNext}>{words.next}</Button>
              <Button onClick={() => remove(new Set(faulty))}>
                {words.leaveOut(faulty.length)}
              </Button>
            </div>
          }
        >
          {words.faultyText}
        </Alert>
      )}
      {duplicates.size > 0 && (
        <Alert
          kind="info"
          title={words.twice(duplicates.size)}
          actions={
            <Button onClick={() => remove(new Set(duplicates.keys()))}>
              {words.removeDuplicates(duplicates.size)}
            </Button>
          }
        >
          {words.twiceText}
        </Alert>
      )}
      <LiveRegion>{!faulty.length && shown === "attention" ? words.allFine : ""}</LiveRegion>
      <div className="recipients-parts">
        <div ref={choice} role="group" aria-label={words.show} className="entry-ways">
          {parts.map((part) => (
            <Button
              key={part.shown}
              aria-pressed={part.shown === shown}
              onClick={() => onShow(part.shown)}
            >
              {part.label}
            </Button>
          ))}
        </div>
        <Button kind="quiet" danger onClick={() => setAsking(true)}>
          {words.removeAll}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        title={words.removeAllTitle}
        onClose={() => setAsking(false)}
        closeLabel={null}
        actions={
          <>
            <Button kind="primary" onClick={onRemoveAll}>
              {words.removeAll}
            </Button>
            <Button onClick={() => setAsking(false)}>{words.keepAll}</Button>
          </>
        }
      >
        {words.removeAllText}
      </Dialog>
    </>
  );
}
