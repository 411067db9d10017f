import { useState } from "react";
import { linkWith } from "../../../shared/host/linkWith.ts";
import { printPage } from "../../../shared/host/print.ts";
import type { ShareResult } from "../../../shared/host/share.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { extrasTexts } from "./extrasTexts.ts";

/** Loaded on the first press. */
const share = async (url: string, title: string): Promise<ShareResult> =>
  (await import("../../../shared/host/share.ts")).shareLink({ url, title });

/** Buttons that share the quote as a link or print it. */
export function QuoteActions({ parameters }: { parameters: Readonly<Record<string, number>> }) {
  const copy = useTexts(extrasTexts);
  const [shared, setShared] = useState<ShareResult>();
  const url = linkWith("", parameters);
  return (
    <div className="quote-actions no-print">
      <Button
        kind="quiet"
        onClick={() =>
          url && void share(url, copy.title).then(setShared, () => setShared("refused"))
        }
      >
        {copy.share}
      </Button>
      <Button kind="quiet" onClick={printPage}>
        {copy.print}
      </Button>
      <span role="status" className="muted small">
        {shared === "copied" ? copy.copied : shared === "refused" && copy.refused}
      </span>
    </div>
  );
}
