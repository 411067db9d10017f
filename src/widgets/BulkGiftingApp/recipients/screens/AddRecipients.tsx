import { type DragEvent, type RefObject, useRef, useState } from "react";
import { useStore } from "zustand";
import { writeCsv } from "../../../../shared/list/writeCsv.ts";
import { downloadText } from "../../../../shared/host/output.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import type { Terms } from "../../account/terms.ts";
import type { Order } from "../../order/order.ts";
import { fields } from "../row.ts";
import { ImportOutcome } from "./ImportOutcome.tsx";
import { Paste } from "./Paste.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

interface AddRecipientsProps {
  order: Order;
  terms: Terms;
  /** The upload button, which gets the focus when the list becomes empty. */
  upload: RefObject<HTMLButtonElement | null>;
  /** Called after an empty row was added. */
  onAdded: (id: number) => void;
}

/** The ways to add recipients: a chosen or dropped file, a pasted list, or one by one. */
export function AddRecipients({ order, terms, upload, onAdded }: AddRecipientsProps) {
  const copy = useTexts(texts);
  const { importing, recipientList } = order;
  const state = useStore(importing.store);
  const hasRecipients = useStore(recipientList.store, ({ rows }) => rows.length > 0);
  const [isPasting, setPasting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const pasteButton = useRef<HTMLButtonElement>(null);
  const isBusy = state.kind === "reading";
  const unread = state.kind === "done" ? state.unread : 0;
  const [lastState, setLastState] = useState(state);
  if (state !== lastState) {
    setLastState(state);
    if (state.kind === "done") setPasting(unread > 0);
  }

  function take(file: File | undefined): void {
    if (!file || isBusy) return;
    setPasting(false);
    importing.readFile(file);
  }

  const { isOver, handlers } = useFileDrop(take);

  function closePaste(): void {
    setPasting(false);
    pasteButton.current?.focus();
  }

  return (
    <div className="entry" data-over={isOver || undefined} {...handlers}>
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
          importing={importing}
          unread={unread}
          onClose={closePaste}
          onAdd={() => {
            pasteButton.current?.focus();
            importing.readPasted();
          }}
        />
      )}
      <ImportOutcome state={state} importing={importing} />
    </div>
  );
}

/** Whether a file is dragged over the element, and the handlers that accept it. */
function useFileDrop(take: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent): void {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent): void {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return { isOver, handlers };
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
        // Allows the person to choose the same file again after correcting it.
        currentTarget.value = "";
      }}
    />
  );
}

/** A sample list with headers that `columns.ts` recognizes, and one recipient. */
function template({ templateColumns }: (typeof texts)["messages"]): string {
  return writeCsv(
    fields.map((field) => templateColumns[field]),
    [["Ada", "Lovelace", "ada@example.com", "", "", "", ""]],
  );
}
