import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Field } from "../../../../shared/ui/Field.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { Importing } from "../importing.ts";
import { texts } from "../texts.ts";

interface PasteProps {
  importing: Importing;
  /** The number of lines that could not be read. The text contains only these. */
  unread: number;
  onAdd: () => void;
  onClose: () => void;
}

/** The box for a pasted list. Lines that could not be read stay in it. */
export function Paste({ importing, unread, onAdd, onClose }: PasteProps) {
  const copy = useTexts(texts);
  const { text } = useStore(importing.pasted);
  const box = useRef<HTMLTextAreaElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isEmpty = !text.trim();

  function askForText(): void {
    setAsked(true);
    box.current?.focus();
  }

  useEffect(() => {
    if (unread) box.current?.focus();
  }, [unread]);
  return (
    <div className="stack">
      <Field
        label={copy.pasteLabel}
        hint={copy.pasteHint}
        error={
          unread > 0 ? copy.pasteUnread({ count: unread }) : isAsked && isEmpty && copy.pasteMissing
        }
      >
        {(ids) => (
          <span className="control">
            <textarea
              {...ids}
              ref={box}
              rows={6}
              value={text}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => importing.pasted.setState({ text: event.currentTarget.value })}
            />
          </span>
        )}
      </Field>
      <div className="entry-ways">
        <Button kind="accent" disabled={isEmpty} onBlocked={askForText} onClick={onAdd}>
          {copy.pasteAdd}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </div>
  );
}
