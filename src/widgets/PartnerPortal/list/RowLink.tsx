import type { ReactNode } from "react";
import type { Place } from "../place.ts";
import { PortalLink } from "../shell/PortalLink.tsx";
import type { PortalStore } from "../store.ts";

interface RowLinkProps {
  portal: PortalStore;
  to: Place;
  name: string;
  detail: string;
  /** How it stands, in words. */
  mark: string;
  isGood: boolean;
  /** Beside the mark, such as that it can only be looked at. */
  note?: ReactNode;
  tabIndex?: 0 | -1 | undefined;
}

/** A row of a list as a link: what it is, and how it stands. */
export function RowLink({ portal, to, name, detail, mark, isGood, note, tabIndex }: RowLinkProps) {
  return (
    <PortalLink portal={portal} to={to} className="row-link" tabIndex={tabIndex}>
      <span className="row-words">
        <strong>{name}</strong>
        {detail && <span className="muted small">{detail}</span>}
      </span>
      <span className="row-marks">
        {note && <span className="muted small">{note}</span>}
        <span className={isGood ? "pill good" : "pill warn"}>{mark}</span>
      </span>
    </PortalLink>
  );
}
