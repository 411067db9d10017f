import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Dialog } from "../../shared/ui/Dialog.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

interface FrameProps {
  readonly isDialog: boolean;
  readonly heading: string;
  readonly lead: string | undefined;
  readonly screenKey: string;
  /** Shown above the heading on the page; a dialog has no room for it. */
  readonly before?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The content as part of the page or in a dialog; in both, a new screen's heading takes the focus.
 */
export function Frame({
  isDialog,
  heading,
  lead,
  screenKey,
  before,
  onClose,
  children,
}: FrameProps) {
  const copy = useTexts(texts);
  if (!isDialog) {
    return (
      <Screen heading={heading} lead={lead} screenKey={screenKey} before={before}>
        {children}
      </Screen>
    );
  }
  return (
    <Dialog open title={heading} onClose={onClose} closeLabel={copy.dismiss}>
      <HeadingFocus screenKey={screenKey} />
      {lead && <p className="privacy-lead">{lead}</p>}
      {children}
    </Dialog>
  );
}

function HeadingFocus({ screenKey }: { screenKey: string }) {
  const { shadow } = useEnvironment();
  const shownKey = useRef(screenKey);
  useLayoutEffect(() => {
    if (shownKey.current !== screenKey)
      shadow.querySelector<HTMLElement>("dialog .heading")?.focus();
    shownKey.current = screenKey;
  }, [screenKey, shadow]);
  return null;
}
