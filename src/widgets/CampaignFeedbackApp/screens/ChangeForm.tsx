import { useEffect, useRef, useState, type FormEvent } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { Field } from "../../../shared/ui/Field.tsx";
import { copy } from "../copy.ts";
import type { CampaignFeedbackStore, Desk } from "../store.ts";
import type { ReviewState } from "./ReviewScreen.tsx";

/** Characters of a message (E5), and from how many left on they are counted aloud. */
const longest = 2_000;
const countedBelow = 300;

interface ChangeFormProps {
  readonly draft: string;
  readonly emailId: string | null;
  readonly label: string;
  readonly state: ReviewState;
  readonly desk: Desk;
  readonly store: CampaignFeedbackStore;
}

/** One message about the campaign or one of its e-mails; what is typed stays in the store until it was sent. */
export function ChangeForm({ draft, emailId, label, state, desk, store }: ChangeFormProps) {
  const text = desk.drafts[draft] ?? "";
  const [isRefused, setRefused] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const isSending =
    (state.kind === "writing" || state.kind === "reconciling") &&
    state.intent.kind === "change" &&
    state.intent.draft === draft;
  const left = longest - text.trim().length;
  const missing = isRefused && !text.trim() ? copy.form.required : undefined;
  const error = left < 0 ? copy.form.tooLong(-left) : missing;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() && left >= 0) return store.requestChanges(draft, emailId, text);
    setRefused(true);
    area.current?.focus();
  }

  return (
    <form className="stack campaign-form" noValidate aria-label={label} onSubmit={submit}>
      <Field
        label={copy.form.label}
        hint={left <= countedBelow ? copy.form.left(left) : copy.form.hint}
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
              onChange={(event) => store.keepDraft(draft, event.currentTarget.value)}
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
