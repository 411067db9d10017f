import { useEffect, useRef, useState } from "react";
import { selectText } from "../../shared/host/clipboard.ts";
import { shareLink, type ShareResult } from "../../shared/host/share.ts";
import { Button } from "../../shared/ui/Button.tsx";
import { ShareIcon } from "../../shared/ui/icons/Share.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/**
 * Shares the page with the system's share sheet, else by copying the address, else as text to copy
 * by hand.
 */
export function SharePage({ url, title }: { url: string; title: string }) {
  const copy = useTexts(texts);
  const [shared, setShared] = useState<ShareResult | null>(null);
  const link = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shared === "refused" && link.current) selectText(link.current);
  }, [shared]);
  return (
    <div className="share-page">
      <Button onClick={() => void shareLink({ url, title }).then(setShared)}>
        <span className="with-icon">
          <ShareIcon />
          {copy.share}
        </span>
      </Button>
      <p className="muted small" role="status">
        {shared === "copied" && copy.copied}
        {shared === "refused" && copy.copyByHand}
      </p>
      {shared === "refused" && (
        <code ref={link} translate="no">
          {url}
        </code>
      )}
    </div>
  );
}
