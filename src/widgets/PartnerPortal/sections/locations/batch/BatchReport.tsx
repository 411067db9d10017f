import { WindowedList } from "../../../../../shared/list/WindowedList.tsx";
import { isOutcomeUnknown } from "../../../../../shared/api/outcome.ts";
import { Alert } from "../../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../../shared/ui/Button.tsx";
import { Disclosure } from "../../../../../shared/ui/Disclosure.tsx";
import { useTexts } from "../../../../../shared/widget/useTexts.ts";
import { type ProblemText, useProblemText } from "../../../problemText.ts";
import type { BatchReport as Report, Failure } from "./batch.ts";
import { texts } from "./texts.ts";
import type { LocationChange } from "./writeChange.ts";

interface BatchReportProps {
  kind: "change" | "undo";
  report: Report;
  /** Restores everything that was changed. */
  undo: readonly LocationChange[];
  onUndo: (changes: readonly LocationChange[]) => void;
  onRetry: (changes: readonly LocationChange[]) => void;
  onEdit: (() => void) | undefined;
  onDone: () => void;
}

/** The result for each location, and the next actions. */
export function BatchReport({
  kind,
  report,
  undo,
  onUndo,
  onRetry,
  onEdit,
  onDone,
}: BatchReportProps) {
  const copy = useTexts(texts);
  const { failures, unsent, same } = report;
  const changed = report.undo.length;
  const retry = [
    ...failures.filter(({ problem }) => problem !== "conflict").map(({ change }) => change),
    ...unsent,
  ];
  return (
    <>
      <Alert
        kind={failures.length || unsent.length ? "info" : "positive"}
        title={changed ? copy.changed[kind]({ count: changed }) : copy.none[kind]}
      >
        {same > 0 && <p>{copy.same({ count: same })}</p>}
        {unsent.length > 0 && <p>{copy.unsent({ count: unsent.length })}</p>}
      </Alert>
      {failures.length > 0 && <Failures failures={failures} />}
      {changed > 0 && (
        <Disclosure summary={copy.changedList({ count: changed })}>
          <WindowedList
            label={copy.changedList({ count: changed })}
            rows={report.undo}
            keyOf={({ id }) => id}
            estimatePx={32}
            heightPx={240}
            tabIndex={0}
            render={({ name }) => <span className="batch-name">{name}</span>}
          />
        </Disclosure>
      )}
      <div className="batch-actions">
        <Button kind="primary" onClick={onDone}>
          {copy.done}
        </Button>
        {retry.length > 0 && (
          <Button onClick={() => onRetry(retry)}>{copy.retry({ count: retry.length })}</Button>
        )}
        {retry.length > 0 && !undo.length && onEdit && (
          <Button onClick={onEdit}>{copy.edit}</Button>
        )}
        {undo.length > 0 && <Button onClick={() => onUndo(undo)}>{copy.undo}</Button>}
      </div>
    </>
  );
}

function Failures({ failures }: { failures: readonly Failure[] }) {
  const copy = useTexts(texts);
  const problemText = useProblemText();
  return (
    <section className="stack" aria-label={copy.failed({ count: failures.length })}>
      <h3>{copy.failed({ count: failures.length })}</h3>
      <WindowedList
        label={copy.failed({ count: failures.length })}
        rows={failures}
        keyOf={({ change }) => change.id}
        estimatePx={56}
        heightPx={320}
        tabIndex={0}
        className="rows"
        render={({ change, problem }) => (
          <span className="batch-failure">
            <strong>{change.name}</strong>
            <span className="small">{failureText(problem, copy, problemText)}</span>
          </span>
        )}
      />
    </section>
  );
}

function failureText(
  problem: Failure["problem"],
  copy: typeof texts.messages,
  problemText: ProblemText,
): string {
  if (problem === "conflict") return copy.conflict;
  if (problem.kind === "rejected") {
    const [text] = Object.values(problem.fields).flat();
    if (text) return text;
  }
  return isOutcomeUnknown(problem) ? copy.unsure : problemText(problem, copy.otherwise);
}
