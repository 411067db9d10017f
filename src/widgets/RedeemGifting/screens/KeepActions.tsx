import { useLayoutEffect, useRef, useState } from "react";
import { selectText } from "../../../shared/host/clipboard.ts";
import { pageHref } from "../../../shared/host/navigation.ts";
import { printPage } from "../../../shared/host/print.ts";
import { shareLink, type ShareResult } from "../../../shared/host/share.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { PrintIcon } from "../../../shared/ui/icons/Print.ts";
import { ShareIcon } from "../../../shared/ui/icons/Share.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Buttons that share or print the page. */
export function KeepActions() {
  const copy = useTexts(texts);
  const { product } = useEnvironment().config;
  const [shared, setShared] = useState<ShareResult | null>(null);
  const link = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (shared === "refused" && link.current) selectText(link.current);
  }, [shared]);
  return (
    <div className="gift-keep">
      <div>
        <Button
          kind="quiet"
          onClick={() =>
            void shareLink({
              url: pageHref(),
              title: copy.shareTitle({ product: product.name }),
            }).then(setShared)
          }
        >
          <ShareIcon /> {copy.share}
        </Button>
        <Button kind="quiet" onClick={printPage}>
          <PrintIcon /> {copy.print}
        </Button>
      </div>
      <p className="muted small" role="status">
        {shared === "copied" && copy.linkCopied}
        {shared === "refused" && copy.copyByHand}
      </p>
      {shared === "refused" && (
        <code ref={link} translate="no" dir="ltr">
          {pageHref()}
        </code>
      )}
    </div>
  );
}
