import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Progress } from "../../../../shared/ui/Progress.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { Importing, ImportState } from "../importing.ts";
import { texts } from "../texts.ts";
import { ColumnChooser } from "./ColumnChooser.tsx";

interface ImportOutcomeProps {
  state: ImportState;
  importing: Importing;
}

/** The progress of an import, and its result. */
export function ImportOutcome({ state, importing }: ImportOutcomeProps) {
  const copy = useTexts(texts);
  switch (state.kind) {
    case "idle":
      return null;
    case "reading":
      return (
        <div className="entry-progress">
          <Progress
            label={copy.reading({
              count: state.count,
              percent: Math.floor(state.share * 100),
            })}
            value={state.share}
            max={1}
          />
          <Button onClick={importing.cancel}>{copy.cancel}</Button>
        </div>
      );
    case "cancelled":
      return <Alert kind="info">{copy.cancelled}</Alert>;
    case "failed":
      return <Alert title={copy.troubleTitle}>{copy.trouble[state.trouble]}</Alert>;
    case "asking":
      return (
        <ColumnChooser
          request={state}
          onChosen={importing.chooseColumns}
          onClose={importing.dismiss}
        />
      );
    case "done":
      return <Done state={state} onChange={importing.changeColumns} />;
  }
}

interface DoneProps {
  state: Extract<ImportState, { kind: "done" }>;
  onChange: () => void;
}

function Done({ state, onChange }: DoneProps) {
  const copy = useTexts(texts);
  const isWhole = state.openQuote === null && !state.unread;
  return (
    <Alert
      kind={isWhole ? "positive" : "info"}
      title={copy.done({ count: state.count })}
      actions={
        state.isTable && (
          <Button kind="quiet" onClick={onChange}>
            {copy.changeColumns}
          </Button>
        )
      }
    >
      {[
        state.openQuote !== null && copy.openQuote({ line: String(state.openQuote) }),
        state.ignored.length > 0 &&
          copy.ignored({ columns: state.ignored.slice(0, 8).join(", ").slice(0, 200) }),
      ]
        .filter(Boolean)
        .join(" ")}
    </Alert>
  );
}
