import { useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { isDecided, momentText, type Mail } from "../review.ts";
import { texts } from "../texts.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import type { FrameWidth } from "./MailFrame.tsx";
import type { MailListProps } from "./MailList.tsx";
import { MailPreview } from "./MailPreview.tsx";
import { useDateTexts } from "./useDateTexts.ts";

interface MailItemProps extends MailListProps {
  readonly mail: Mail;
  readonly subject: string;
  readonly width: FrameWidth;
}

/** An e-mail with its preview, its comment form, its parts and its changes. */
export function MailItem({ mail, subject, state, panel, width, store }: MailItemProps) {
  const copy = useTexts(texts);
  const isOpen = panel.form === mail.key;
  const canComment = !isDecided(state.review);
  // Without its tools, an e-mail can still be seen and commented on.
  const { part: tools } = useStore(store.mailTools);
  const [isNumbered, setNumbered] = useState(false);
  const sends = momentText(mail.sendAt, useDateTexts());
  return (
    <>
      <div className="campaign-mail-head">
        <h4>{subject}</h4>
        {mail.previewText && <p className="muted">{mail.previewText}</p>}
        {sends && <p className="muted small">{copy.emails.sends({ when: sends })}</p>}
      </div>
      <MailPreview
        mail={mail}
        subject={subject}
        cloudName={state.review.cloudName}
        width={width}
        decorate={isNumbered ? tools?.numberParts : undefined}
      />
      <div className="campaign-ways campaign-mail-ways">
        {canComment && (
          <Button
            aria-label={copy.emails.commentOn({ subject })}
            aria-expanded={isOpen}
            onClick={() => store.openForm(isOpen ? null : mail.key)}
          >
            {copy.emails.comment}
          </Button>
        )}
        {tools && (
          <tools.MailTools
            mail={mail}
            subject={subject}
            canComment={canComment}
            onNumber={setNumbered}
            onPick={(part) => {
              store.pin(mail.key, part);
              store.openForm(mail.key);
            }}
          />
        )}
      </div>
      {isOpen && canComment && (
        <ChangeForm
          draft={mail.key}
          emailId={mail.id}
          label={copy.form.mail({ subject })}
          state={state}
          panel={panel}
          store={store}
        />
      )}
    </>
  );
}
