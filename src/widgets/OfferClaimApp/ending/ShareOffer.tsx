import { useEffect, useRef, useState } from "react";
import { selectText } from "../../../shared/host/clipboard.ts";
import { shareLink, type ShareResult } from "../../../shared/host/share.ts";
import { Button, type ButtonProps } from "../../../shared/ui/Button.tsx";
import { ShareIcon } from "../../../shared/ui/icons/Share.ts";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { deferredTexts } from "../deferredTexts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface ShareOfferProps extends Pick<ButtonProps, "kind"> {
  url: string;
  title: string;
}

/**
 * Shares the group's link with the system's share sheet, else by copying it, else as text to copy
 * by hand.
 */
export function ShareOffer({ url, title, kind }: ShareOfferProps) {
  const deferredCopy = useTexts(deferredTexts);
  const [shared, setShared] = useState<ShareResult | null>(null);
  const link = useRef<HTMLElement>(null);
  const address = /^https?:/i.test(url) ? safeHref(url) : undefined;
  useEffect(() => {
    if (shared === "refused" && link.current) selectText(link.current);
  }, [shared]);
  if (!address) return null;
  return (
    <div className="offer-share">
      <Button
        kind={kind}
        wide
        onClick={() => void shareLink({ url: address, title }).then(setShared)}
      >
        <span className="offer-icon-words">
          <ShareIcon />
          {deferredCopy.success.share}
        </span>
      </Button>
      <p className="muted small" role="status">
        {shared === "copied" && deferredCopy.success.copied}
        {shared === "refused" && deferredCopy.success.copyByHand}
      </p>
      {shared === "refused" && (
        <code ref={link} translate="no">
          {address}
        </code>
      )}
    </div>
  );
}
