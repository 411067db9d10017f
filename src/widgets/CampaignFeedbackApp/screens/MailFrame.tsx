import { useLayoutEffect, useRef, useState } from "react";
import { onResize } from "../../../shared/ui/onResize.ts";
import { fillSandbox } from "../../../shared/host/trustedScript.ts";

export type FrameWidth = "desktop" | "phone";

/** Common widths for reading e-mails, in px. */
export const desktopPx = 680;
const framePx: Record<FrameWidth, number> = { desktop: desktopPx, phone: 375 };
const heightPx = 560;

interface MailFrameProps {
  readonly markup?: string;
  readonly address?: string;
  readonly title: string;
  readonly width: FrameWidth;
}

/**
 * An e-mail in a frame without any permissions. It is scaled down if less than its width is
 * available.
 */
export function MailFrame({ markup, address, title, width }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const availablePx = useInlineSize(container);
  useLayoutEffect(() => {
    if (frame.current && markup !== undefined) fillSandbox(frame.current, markup);
  }, [markup]);
  const scale = availablePx ? Math.min(1, availablePx / framePx[width]) : 1;
  return (
    <div
      ref={container}
      className={`campaign-frame ${width}`}
      style={{ blockSize: heightPx * Math.max(scale, 0.75) }}
    >
      <iframe
        ref={frame}
        title={title}
        sandbox=""
        referrerPolicy="no-referrer"
        loading="lazy"
        src={address}
        style={{
          inlineSize: width === "desktop" && scale === 1 ? "100%" : framePx[width],
          blockSize: (heightPx * Math.max(scale, 0.75)) / scale,
          scale: scale === 1 ? undefined : `${scale}`,
        }}
      />
    </div>
  );
}

/** The inline size of an element in px; 0 until it is known. */
function useInlineSize(ref: { readonly current: HTMLElement | null }): number {
  const [px, setPx] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    return element ? onResize(element, () => setPx(element.clientWidth)) : undefined;
  }, [ref]);
  return px;
}
