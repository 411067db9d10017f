import type { MouseEvent, SyntheticEvent } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { CloseIcon } from "../../../shared/ui/icons/Close.ts";
import { safeHref } from "../../../shared/host/safeHref.ts";
import { useModal } from "../../../shared/ui/useModal.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { nameOf, type Manager } from "./manager.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface MenuProps {
  manager: Manager | null;
  isWriting: boolean;
  onClose: () => void;
  onLogOut: () => void;
}

/** The side menu (C2.55–C2.60): the signed-in manager, help, and logout. */
export function Menu({ manager, isWriting, onClose, onLogOut }: MenuProps) {
  const { menu: copy } = useTexts(texts);
  const { links } = useEnvironment().config;
  const ref = useModal();

  function cancel(event: SyntheticEvent): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  function handlePointerDown(event: MouseEvent): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop is a second way out besides Esc and the button
    <dialog
      ref={ref}
      className="managers-menu"
      aria-label={copy.title}
      onCancel={cancel}
      onClose={cancel}
      onMouseDown={handlePointerDown}
    >
      <div className="managers-menu-body">
        <div className="managers-menu-head">
          <div>
            <h2 className="heading" tabIndex={-1} translate="no">
              {(manager && nameOf(manager)) || copy.title}
            </h2>
            {manager?.email && (
              <p className="muted small" translate="no">
                {manager.email}
              </p>
            )}
          </div>
          <button type="button" aria-label={copy.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <ul>
          {safeHref(mailLink(links["support"])) && (
            <li>
              <a href={mailLink(links["support"])}>{copy.support}</a>
            </li>
          )}
          {safeHref(links["training"]) && (
            <li>
              <ExternalLink href={links["training"]}>{copy.training}</ExternalLink>
            </li>
          )}
        </ul>
        <Button wide danger disabled={isWriting} onClick={onLogOut}>
          {copy.logOut}
        </Button>
        {isWriting && <p className="muted small">{copy.busy}</p>}
      </div>
    </dialog>
  );
}

/** A link to the help. A bare email address becomes a mail link. */
function mailLink(support: string | undefined): string | undefined {
  return support && /^[^\s:/@]+@[^\s/@]+$/.test(support) ? `mailto:${support}` : support;
}
