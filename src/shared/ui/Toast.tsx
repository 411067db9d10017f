import { type ReactNode, useLayoutEffect, useRef } from "react";
import { asSent } from "../texts/serverTexts.tsx";
import { useSheet } from "../widget/useSheet.ts";
import { classes } from "./classes.ts";
import css from "./Toast.css?inline";
import { useToastLife } from "./useToastLife.ts";

export interface ToastProps {
  /** Null if there is no message. The element stays, so that screen readers observe it. */
  children: ReactNode;
  title?: ReactNode;
  /** Another key means another toast, even with the same text. */
  toastKey?: string | number | undefined;
  /** Called when the toast is hidden and may be removed. */
  onHide: () => void;
}

/** Visible for 3 s and removed 1 s later; waits while the pointer or the focus is on it (G20). */
export function Toast({ children, title, toastKey, onHide }: ToastProps) {
  useSheet(css, "ui");
  return (
    <div role="status">
      {children ? (
        <ToastLifetime key={toastKey} title={title} onHide={onHide}>
          {children}
        </ToastLifetime>
      ) : null}
    </div>
  );
}

function ToastLifetime({ title, children, onHide }: Omit<ToastProps, "toastKey">) {
  const ref = useRef<HTMLDivElement>(null);
  const { isLeaving, hold, release } = useToastLife(onHide);
  // In the top layer, which a host's z-index or clipping cannot affect.
  useLayoutEffect(() => ref.current?.showPopover?.(), []);
  return (
    <div
      ref={ref}
      popover="manual"
      className={classes("toast", isLeaving && "leaving")}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {title && <strong>{asSent(title)}</strong>}
      {asSent(children)}
    </div>
  );
}
