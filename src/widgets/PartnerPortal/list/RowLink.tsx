import type { ReactNode } from "react";
import type { PortalRoute } from "../route.ts";
import { PortalLink } from "../shell/PortalLink.tsx";
import type { PortalStore } from "../storeType.ts";

interface RowLinkProps {
  portal: PortalStore;
  to: PortalRoute;
  name: string;
  detail: string;
  /** The status as text. */
  status: string;
  isGood: boolean;
  /** A note next to the status, such as 'View only'. */
  note?: ReactNode;
  tabIndex?: 0 | -1 | undefined;
}

/** A list row as a link, with its name and status. */
export function RowLink({
  portal,
  to,
  name,
  detail,
  status,
  isGood,
  note,
  tabIndex,
}: RowLinkProps) {
  return (
    <PortalLink portal={portal} to={to} className="row-link" tabIndex={tabIndex}>
      <span className="row-words">
        <strong>{name}</strong>
        {detail && <span className="muted small">{detail}</span>}
      </span>
      <span className="row-marks">
        {note && <span className="muted small">{note}</span>}
        <span className={isGood ? "pill good" : "pill warn"}>{status}</span>
      </span>
    </PortalLink>
  );
}
