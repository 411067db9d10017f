import { useState } from "react";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { CampaignFeedbackStore, ReviewPanel } from "../store.ts";
import { texts } from "../texts.ts";
import { MailItem } from "./MailItem.tsx";
import { desktopPx } from "./MailFrame.tsx";
import type { ReviewState } from "../flow.ts";
import { WidthChoice } from "./WidthChoice.tsx";

export interface MailListProps {
  readonly state: ReviewState;
  readonly panel: ReviewPanel;
  readonly store: CampaignFeedbackStore;
}

/** The e-mails as their recipients see them, each with a comment form (E1). */
export function MailList({ state, panel, store }: MailListProps) {
  const copy = useTexts(texts);
  const { shadow } = useEnvironment();
  // On a screen narrower than an e-mail, only its phone layout is readable.
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
    <section
      className="campaign-mails"
      aria-label={copy.emails.heading({ count: review.emails.length })}
    >
      <div className="campaign-mails-head">
        <h3>{copy.emails.heading({ count: review.emails.length })}</h3>
        {hasMarkup && <WidthChoice width={width} onChoose={store.setWidth} />}
      </div>
      <ol>
        {review.emails.map((mail, index) => (
          <li key={mail.key} className="campaign-mail">
            <MailItem
              mail={mail}
              subject={mail.subject?.trim() || copy.emails.untitled({ position: index + 1 })}
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
