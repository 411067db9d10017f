import type { MouseEvent, ReactNode } from "react";
import { useSheet } from "../widget/useSheet.ts";
import css from "./BackLink.css?inline";
import { Button } from "./Button.tsx";
import { ChevronLeftIcon } from "./icons/ChevronLeft.ts";
import { LinkButton } from "./LinkButton.tsx";

interface BackLinkProps {
  /** Where it leads: 'Back', or the name of the place. */
  children: ReactNode;
  /** The address of that place. Without it, this is a button. */
  href?: string | null | undefined;
  /** Goes back inside the widget. Without it, the browser follows `href`. */
  onBack?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Another way out, at the end of the line. */
  end?: ReactNode;
}

/** The way back, above a screen: the `before` of a `Screen`. */
export function BackLink({ children, href, onBack, disabled = false, end }: BackLinkProps) {
  useSheet(css, "ui");
  const words = (
    <span className="back-words">
      <ChevronLeftIcon /> {children}
    </span>
  );

  /** Leaves presses that open a new tab or window to the browser. */
  function follow(event: MouseEvent): void {
    if (!onBack || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onBack();
  }

  return (
    <div className="back-link">
      {href ? (
        <LinkButton kind="quiet" href={href} onClick={follow}>
          {words}
        </LinkButton>
      ) : (
        <Button kind="quiet" disabled={disabled} onClick={onBack}>
          {words}
        </Button>
      )}
      {end}
    </div>
  );
}
