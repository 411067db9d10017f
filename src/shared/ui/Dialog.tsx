import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from "react";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import css from "./Dialog.css?inline";
import { dialogTexts } from "./dialogTexts.ts";
import { CloseIcon } from "./icons/Close.ts";
import { useModal } from "./useModal.ts";
import { useStrayPress } from "./useStrayPress.ts";

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called after Esc, the close button, or, if allowed, a press beside the dialog. */
  onClose: () => void;
  children?: ReactNode;
  actions?: ReactNode;
  /** A press beside the dialog closes it. Do not use this if typed input would be lost. */
  lightDismiss?: boolean | undefined;
  /** The close button's name. Null omits the button, if the actions already offer a way back. */
  closeLabel?: string | null | undefined;
}

/**
 * The platform's modal dialog: in the top layer, with an inert page around it. Focus moves inside,
 * and back afterwards.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  onClose,
  children,
  actions,
  lightDismiss = false,
  closeLabel: givenLabel,
}: Omit<DialogProps, "open">) {
  const copy = useTexts(dialogTexts);
  const closeLabel = givenLabel === undefined ? copy.close : givenLabel;
  useSheet(css, "ui");
  const titleId = useId();
  const ref = useModal();
  const stray = useStrayPress(titleId, () => true);

  function cancel(event: SyntheticEvent): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  function closed(event: SyntheticEvent): void {
    cancel(event);
    // Browsers do not let a page refuse a second Esc. If the owner keeps the dialog open, it opens
    // again.
    setTimeout(() => {
      if (ref.current?.isConnected && !ref.current.open) ref.current.showModal();
    });
  }

  function handlePointerDown(event: MouseEvent): void {
    // The body fills the dialog, so a press on the element itself hit its backdrop.
    if (!lightDismiss || event.target !== event.currentTarget) return;
    // Otherwise the press would move the focus that closing has just restored.
    event.preventDefault();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop is a second way out besides Esc and the button
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={handlePointerDown}
      {...stray}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={titleId} className="heading" tabIndex={-1}>
            {title}
          </h2>
          {closeLabel !== null && (
            <button type="button" aria-label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </div>
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
