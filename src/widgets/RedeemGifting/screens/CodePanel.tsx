import { useId, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { selectText } from "../../../shared/host/clipboard.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { CopyIcon } from "../../../shared/ui/icons/Copy.ts";
import type { GiftingStore } from "../store.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/**
 * The code with a copy button; when the browser refuses to copy, the code is selected instead
 * (GC6).
 */
export function CodePanel({ code, store }: { code: string; store: GiftingStore }) {
  const copy = useTexts(texts);
  const { result, times } = useStore(store.copied);
  const text = useRef<HTMLElement>(null);
  const labelId = useId();
  useLayoutEffect(() => {
    if (result === "refused" && text.current) selectText(text.current);
  }, [result, times]);
  return (
    <div className="gift-code" role="group" aria-labelledby={labelId}>
      <div className="gift-code-head">
        <p className="small muted" id={labelId}>
          {copy.code}
        </p>
        <p className="gift-copied" role="status">
          {result && (
            <span key={times}>
              {result === "copied" && <CheckIcon size={18} />}
              {result === "copied" ? copy.copied : copy.copyByHand}
            </span>
          )}
        </p>
      </div>
      <div className="gift-code-row">
        <code ref={text} translate="no" dir="ltr">
          {code}
        </code>
        <Button onClick={() => void store.copy(code)} aria-label={copy.copyName}>
          <CopyIcon /> {copy.copy}
        </Button>
      </div>
    </div>
  );
}
