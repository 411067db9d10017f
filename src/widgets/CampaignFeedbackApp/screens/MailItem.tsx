import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { noticeDraft } from "../flow.ts";
import type { PartMarks } from "../mailParts.ts";
import { commentsOn, isDecided, momentText, partNumber, type Mail } from "../review.ts";
import { texts } from "../texts.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import { Comments } from "./Comments.tsx";
import type { FrameWidth } from "./MailFrame.tsx";
import type { MailListProps } from "./MailList.tsx";
import { MailPreview } from "./MailPreview.tsx";
import { NoticeAlert } from "./NoticeAlert.tsx";
import { useDateTexts } from "./useDateTexts.ts";

const none: ReadonlySet<number> = new Set();

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
  const [marks, setMarks] = useState<PartMarks | null>(null);
  const comments = commentsOn(state.review.log, mail);
  const pins = comments
    .map(({ message }) => partNumber(message ?? ""))
    .filter((one) => one !== null);
  const pinned = pins.join(",");
  const decorate = useMemo(() => {
    const pinnedParts = new Set(pinned ? pinned.split(",").map(Number) : []);
    const shown = marks ?? (pinnedParts.size ? { numbered: pinnedParts, changed: none } : null);
    return shown && tools ? (body: HTMLElement) => tools.markParts(body, shown) : undefined;
  }, [marks, pinned, tools]);
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
        decorate={decorate}
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
            onMark={setMarks}
            onPick={(part) => {
              store.pin(mail.key, part);
              store.openForm(mail.key);
            }}
          />
        )}
      </div>
      <NoticeAlert state={state} isShown={noticeDraft(state) === mail.key} onRetry={store.retry} />
      {comments.length > 0 && <Comments comments={comments} />}
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
