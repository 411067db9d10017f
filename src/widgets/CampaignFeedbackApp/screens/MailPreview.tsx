import { useMemo, useState } from "react";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { mailDocument } from "../mail.ts";
import { imageUrl, previewPage } from "../imageUrl.ts";
import type { Mail } from "../review.ts";
import { texts } from "../texts.ts";
import { MailFrame, type FrameWidth } from "./MailFrame.tsx";

interface MailPreviewProps {
  readonly mail: Mail;
  readonly subject: string;
  readonly cloudName: string | null;
  readonly width: FrameWidth;
  /** Changes the e-mail's own markup. */
  readonly decorate: ((body: HTMLElement) => void) | undefined;
}

/**
 * The best available preview of an e-mail: its markup, its page, its image, or a text which says
 * that there is no preview (E1).
 */
export function MailPreview({ mail, subject, cloudName, width, decorate }: MailPreviewProps) {
  const copy = useTexts(texts);
  const [isBroken, setBroken] = useState(false);
  const markup = useMemo(
    () => (mail.html ? mailDocument(mail.html, undefined, decorate) : null),
    [mail.html, decorate],
  );
  const page = previewPage(mail.htmlUrl);
  const picture = isBroken ? null : imageUrl(mail.imagePublicId, cloudName);
  const title = copy.emails.frame({ subject });
  if (markup) return <MailFrame markup={markup} title={title} width={width} />;
  if (page?.isOwn) return <MailFrame address={page.href} title={title} width={width} />;
  if (picture)
    return (
      <img
        className="campaign-picture"
        src={picture}
        alt={title}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    );
  return (
    <div className="campaign-blank">
      {page ? (
        <ExternalLink href={page.href}>{copy.emails.elsewhere}</ExternalLink>
      ) : (
        <p>{copy.emails.preview}</p>
      )}
    </div>
  );
}
