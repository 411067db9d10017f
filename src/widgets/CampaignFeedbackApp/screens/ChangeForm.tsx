import { useEffect, useRef, useState, type FormEvent } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { Field } from "../../../shared/ui/Field.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { messageOf } from "../review.ts";
import type { CampaignFeedbackStore, ReviewPanel } from "../store.ts";
import { texts } from "../texts.ts";
import type { ReviewState } from "../flow.ts";

/** The longest message (E5), and the remaining length below which it is announced. */
const maxLength = 2_000;
const countedBelow = 300;

interface ChangeFormProps {
  readonly draft: string;
  readonly emailId: string | null;
  readonly label: string;
  readonly state: ReviewState;
  readonly panel: ReviewPanel;
  readonly store: CampaignFeedbackStore;
}

/** A message about the campaign or one e-mail. The store keeps the text until it is sent. */
export function ChangeForm({ draft, emailId, label, state, panel, store }: ChangeFormProps) {
  const copy = useTexts(texts);
  const text = panel.drafts[draft] ?? "";
  const [isRefused, setRefused] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { isFormAsked } = panel;
  useEffect(() => {
    if (isFormAsked) area.current?.focus();
  }, [isFormAsked]);
  const isSending =
    (state.kind === "writing" || state.kind === "reconciling") &&
    state.intent.kind === "change" &&
    state.intent.draft === draft;
  const pin = panel.pins[draft];
  const remaining = maxLength - messageOf(text, pin).length;
  const missing = isRefused && !text.trim() ? copy.form.required : undefined;
  const error = remaining < 0 ? copy.form.tooLong({ over: -remaining }) : missing;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() && remaining >= 0) return store.requestChanges(draft, emailId, text);
    setRefused(true);
    area.current?.focus();
  }

  return (
    <form className="stack campaign-form" noValidate aria-label={label} onSubmit={submit}>
      {pin && (
        <p className="campaign-pin">
          <b>{pin}</b>
          <Button kind="quiet" onClick={() => store.pin(draft, "")}>
            {copy.form.unpin}
          </Button>
        </p>
      )}
      <Field
        label={copy.form.label}
        hint={remaining <= countedBelow ? copy.form.left({ count: remaining }) : copy.form.hint}
        error={error}
      >
        {(ids) => (
          <span className="control">
            <textarea
              {...ids}
              ref={area}
              rows={5}
              required
              readOnly={isSending}
              value={text}
              onChange={(event) => store.saveDraft(draft, event.currentTarget.value)}
            />
          </span>
        )}
      </Field>
      <div className="campaign-ways">
        <Button
          type="submit"
          kind="primary"
          busy={isSending}
          busyText={copy.form.sending}
          disabled={state.kind !== "reviewing"}
        >
          {copy.form.send}
        </Button>
        <Button kind="quiet" onClick={() => store.openForm(null)}>
          {copy.form.cancel}
        </Button>
      </div>
    </form>
  );
}
