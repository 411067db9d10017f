import { type ReactNode, useState } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { Dialog } from "../../../shared/ui/Dialog.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";

/** The preview beside the form. If the form needs the whole width, a button that opens it. */
export function FramePreview({ children }: { children: ReactNode }) {
  const copy = useTexts(texts);
  return (
    <section className="frame-preview" aria-label={copy.label}>
      <p className="muted small">{copy.lead}</p>
      {children}
    </section>
  );
}

/** The button that opens the preview on a narrow screen. */
export function PreviewButton({ children }: { children: ReactNode }) {
  const copy = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="frame-preview-button">
      <Button onClick={() => setOpen(true)}>{copy.label}</Button>
      <Dialog open={isOpen} title={copy.lead} onClose={() => setOpen(false)} lightDismiss>
        {children}
      </Dialog>
    </div>
  );
}
