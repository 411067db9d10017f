import { type DragEvent, type RefObject, useRef, useState } from "react";
import { useStore } from "zustand";
import { writeCsv } from "../../../../shared/list/writeCsv.ts";
import { downloadText } from "../../../../shared/host/output.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Field } from "../../../../shared/ui/Field.tsx";
import { Progress } from "../../../../shared/ui/Progress.tsx";
import type { Terms } from "../../account/terms.ts";
import type { Order } from "../../order/order.ts";
import type { ImportState } from "../importing.ts";
import { fields } from "../row.ts";
import { ColumnChooser } from "./ColumnChooser.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

interface AddRecipientsProps {
  order: Order;
  terms: Terms;
  /** The upload button; it takes the focus when the list becomes empty. */
  upload: RefObject<HTMLButtonElement | null>;
  /** An empty row was added. */
  onAdded: (id: number) => void;
}

/** The ways in: a file, chosen or dropped; a pasted list; one by one. */
export function AddRecipients({ order, terms, upload, onAdded }: AddRecipientsProps) {
  const copy = useTexts(texts);
  const { importing, recipientList } = order;
  const state = useStore(importing.store);
  const hasRecipients = useStore(recipientList.store, ({ rows }) => rows.length > 0);
  const [isPasting, setPasting] = useState(false);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const pasteButton = useRef<HTMLButtonElement>(null);
  const isBusy = state.kind === "reading";

  function take(file: File | undefined): void {
    if (!file || isBusy) return;
    setPasting(false);
    importing.readFile(file);
  }

  function closePaste(): void {
    setPasting(false);
    pasteButton.current?.focus();
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <div
      className="entry"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileInput input={input} onFile={take} />
      <div className="entry-ways">
        <Button
          ref={upload}
          kind={hasRecipients ? "secondary" : "accent"}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {copy.upload}
        </Button>
        <Button
          ref={pasteButton}
          disabled={isBusy}
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          {copy.paste}
        </Button>
        <Button disabled={isBusy} onClick={() => onAdded(recipientList.addEmpty())}>
          {copy.add}
        </Button>
        <TemplateButton />
      </div>
      <p className="muted small">
        {isOver ? copy.drop : copy.hint({ most: terms.mostRecipients })}
      </p>
      {isPasting && !isBusy && (
        <Paste
          onClose={closePaste}
          onAdd={(text) => {
            closePaste();
            importing.readText(text);
          }}
        />
      )}
      <Outcome state={state} order={order} />
    </div>
  );
}

function TemplateButton() {
  const copy = useTexts(texts);
  return (
    <Button
      kind="quiet"
      onClick={() => downloadText(copy.templateFile, template(copy), "text/csv")}
    >
      {copy.template}
    </Button>
  );
}

function FileInput({
  input,
  onFile,
}: {
  input: RefObject<HTMLInputElement | null>;
  onFile: (file: File | undefined) => void;
}) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      onChange={({ currentTarget }) => {
        onFile(currentTarget.files?.[0]);
        // The same file may be chosen again once it is corrected.
        currentTarget.value = "";
      }}
    />
  );
}

/** A list with the columns' names, which `columns.ts` knows, and one recipient. */
function template({ templateColumns }: (typeof texts)["messages"]): string {
  return writeCsv(
    fields.map((field) => templateColumns[field]),
    [["Ada", "Lovelace", "ada@example.com", "", "", "", ""]],
  );
}

function Paste({ onAdd, onClose }: { onAdd: (text: string) => void; onClose: () => void }) {
  const copy = useTexts(texts);
  const [text, setText] = useState("");
  return (
    <div className="stack">
      <Field label={copy.pasteLabel} hint={copy.pasteHint}>
        {(ids) => (
          <span className="control">
            <textarea
              {...ids}
              rows={6}
              value={text}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </span>
        )}
      </Field>
      <div className="entry-ways">
        <Button kind="accent" disabled={!text.trim()} onClick={() => onAdd(text)}>
          {copy.pasteAdd}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </div>
  );
}

/** How far it is, and what came of it. */
function Outcome({ state, order: { importing } }: { state: ImportState; order: Order }) {
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
          sample={state.sample}
          onChosen={(columns) => importing.readText(state.text, columns)}
          onClose={importing.dismiss}
        />
      );
    case "done":
      return (
        <Alert
          kind={state.openQuote === null ? "positive" : "info"}
          title={copy.done({ count: state.count })}
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
}
