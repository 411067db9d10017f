import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../../../../shared/ui/Button.tsx";
import { Progress } from "../../../../../shared/ui/Progress.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import type { PortalStore } from "../../../storeType.ts";
import type { Batch } from "./batch.ts";
import { BatchReport } from "./BatchReport.tsx";
import { startBatch } from "./startBatch.ts";
import { texts } from "./texts.ts";
import type { LocationChange } from "./writeChange.ts";

interface BatchViewProps {
  portal: PortalStore;
  /** The first batch. 'Undo' and 'Try again' start further ones. */
  batch: Batch;
  /** Goes back to the values, if there is a form for them. */
  onEdit?: () => void;
  onDone: () => void;
}

interface Run {
  readonly batch: Batch;
  readonly kind: "change" | "undo";
  /** Undoes the earlier runs. */
  readonly undoBefore: readonly LocationChange[];
}

/** The progress of a batch, then its result for each location, with a way to undo it. */
export function BatchView({ portal, batch, onEdit, onDone }: BatchViewProps) {
  const copy = useTexts(texts);
  const [run, setRun] = useState<Run>({ batch, kind: "change", undoBefore: [] });
  const state = useStore(run.batch.store);
  const result = useRef<HTMLDivElement>(null);
  const isFinished = state.kind === "finished";
  // The pressed button has disappeared, so the focus moves to the progress or the result.
  useEffect(() => result.current?.focus(), [isFinished, run]);

  const start = (changes: readonly LocationChange[], next: Omit<Run, "batch">): void =>
    setRun({ ...next, batch: startBatch(portal, changes) });

  return (
    <div ref={result} tabIndex={-1} role="group" aria-label={copy.report} className="batch stack">
      {state.kind === "running" ? (
        <>
          <Progress
            label={copy.running[run.kind]({ done: state.done, all: run.batch.total })}
            value={state.done}
            max={run.batch.total}
          />
          <p className="muted small">{copy.runningText}</p>
          <div>
            <Button disabled={state.isStopping} onClick={run.batch.stop}>
              {state.isStopping ? copy.stopping : copy.stop}
            </Button>
          </div>
        </>
      ) : (
        <BatchReport
          kind={run.kind}
          report={state.report}
          undo={run.kind === "change" ? [...state.report.undo, ...run.undoBefore] : []}
          onUndo={(changes) => start(changes, { kind: "undo", undoBefore: [] })}
          onRetry={(changes) =>
            start(changes, {
              kind: run.kind,
              undoBefore: [...state.report.undo, ...run.undoBefore],
            })
          }
          onEdit={onEdit}
          onDone={onDone}
        />
      )}
    </div>
  );
}
