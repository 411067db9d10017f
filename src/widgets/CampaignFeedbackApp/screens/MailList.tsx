import { copy } from "../copy.ts";
import { isDecided, momentText, type Mail } from "../review.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import type { CampaignFeedbackStore, ReviewPanel } from "../store.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import { MailPreview } from "./MailPreview.tsx";
import type { ReviewState } from "./ReviewScreen.tsx";
import { WidthChoice } from "./WidthChoice.tsx";

interface MailListProps {
  readonly state: ReviewState;
  readonly panel: ReviewPanel;
  readonly store: CampaignFeedbackStore;
}

/** The e-mails as their recipients see them, each with a comment form (E1). */
export function MailList({ state, panel, store }: MailListProps) {
  const { review } = state;
  if (!review.emails.length) {
    return (
      <section className="campaign-mails campaign-blank">
        <h3>{copy.emails.none}</h3>
        <p className="muted">{copy.emails.noneLead}</p>
      </section>
    );
  }
  const hasMarkup = review.emails.some(({ html, htmlUrl }) => html || htmlUrl);
  return (
    <section className="campaign-mails" aria-label={copy.emails.heading(review.emails.length)}>
      <div className="campaign-mails-head">
        <h3>{copy.emails.heading(review.emails.length)}</h3>
        {hasMarkup && <WidthChoice width={panel.width} onChoose={store.setWidth} />}
      </div>
      <ol>
        {review.emails.map((mail, index) => (
          <li key={mail.key} className="campaign-mail">
            <MailItem
              mail={mail}
              subject={mail.subject?.trim() || copy.emails.untitled(index + 1)}
              state={state}
              panel={panel}
              store={store}
            />
          </li>
        ))}
      </ol>
      {hasMarkup && <p className="muted small">{copy.emails.inert}</p>}
    </section>
  );
}

function MailItem({
  mail,
  subject,
  state,
  panel,
  store,
}: MailListProps & { mail: Mail; subject: string }) {
  const isOpen = panel.form === mail.key;
  const sends = momentText(mail.sendAt);
  return (
    <>
      <div className="campaign-mail-head">
        <h4>{subject}</h4>
        {mail.previewText && <p className="muted">{mail.previewText}</p>}
        {sends && <p className="muted small">{copy.emails.sends(sends)}</p>}
      </div>
      <MailPreview
        mail={mail}
        subject={subject}
        cloudName={state.review.cloudName}
        width={panel.width}
      />
      {!isDecided(state.review) && (
        <Button
          aria-label={copy.emails.commentOn(subject)}
          aria-expanded={isOpen}
          onClick={() => store.openForm(isOpen ? null : mail.key)}
        >
          {copy.emails.comment}
        </Button>
      )}
      {isOpen && !isDecided(state.review) && (
        <ChangeForm
          draft={mail.key}
          emailId={mail.id}
          label={copy.form.mail(subject)}
          state={state}
          panel={panel}
          store={store}
        />
      )}
    </>
  );
}
