import { useState } from "react";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { isDecided, momentText, type Mail } from "../review.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import type { CampaignFeedbackStore, ReviewPanel } from "../store.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import { MailPreview } from "./MailPreview.tsx";
import { desktopPx, type FrameWidth } from "./MailFrame.tsx";
import type { ReviewState } from "./ReviewScreen.tsx";
import { WidthChoice } from "./WidthChoice.tsx";

interface MailListProps {
  readonly state: ReviewState;
  readonly panel: ReviewPanel;
  readonly store: CampaignFeedbackStore;
}

/** The e-mails as their recipients see them, each with a comment form (E1). */
export function MailList({ state, panel, store }: MailListProps) {
  const { shadow } = useEnvironment();
  // On a screen narrower than an e-mail, its phone layout is the one that can be read.
  const [isNarrow] = useState(() => {
    const { clientWidth } = shadow.host;
    return clientWidth > 0 && clientWidth < desktopPx;
  });
  const { review } = state;
  if (!review.emails.length) {
    return (
      <section className="campaign-mails campaign-blank">
        <h3>{copy.emails.none}</h3>
        <p className="muted">{copy.emails.noneLead}</p>
      </section>
    );
  }
  const width = panel.width ?? (isNarrow ? "phone" : "desktop");
  const hasMarkup = review.emails.some(({ html, htmlUrl }) => html || htmlUrl);
  return (
    <section className="campaign-mails" aria-label={copy.emails.heading(review.emails.length)}>
      <div className="campaign-mails-head">
        <h3>{copy.emails.heading(review.emails.length)}</h3>
        {hasMarkup && <WidthChoice width={width} onChoose={store.setWidth} />}
      </div>
      <ol>
        {review.emails.map((mail, index) => (
          <li key={mail.key} className="campaign-mail">
            <MailItem
              mail={mail}
              subject={mail.subject?.trim() || copy.emails.untitled(index + 1)}
              state={state}
              panel={panel}
              width={width}
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
  width,
  store,
}: MailListProps & { mail: Mail; subject: string; width: FrameWidth }) {
  const isOpen = panel.form === mail.key;
  const sends = momentText(mail.sendAt);
  return (
    <>
      <div className="campaign-mail-head">
        <h4>{subject}</h4>
        {mail.previewText && <p className="muted">{mail.previewText}</p>}
        {sends && <p className="muted small">{copy.emails.sends(sends)}</p>}
      </div>
      <MailPreview mail={mail} subject={subject} cloudName={state.review.cloudName} width={width} />
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
