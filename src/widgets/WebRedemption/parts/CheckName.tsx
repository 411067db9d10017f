import { useState } from "react";
import { safeHref } from "../../../shared/ui/safeHref.ts";
import { copy } from "../copy.ts";
import type { Order } from "../order.ts";

/** Whose bill this is: the restaurant, the check, the table. */
export function CheckName({ order: { project, ticket, number } }: { order: Order }) {
  const [broken, setBroken] = useState<string>();
  const logo = safeHref(project.logoPath);
  const check = [copy.chooser.check(number), ticket.table && copy.chooser.table(ticket.table)]
    .filter(Boolean)
    .join(" · ");
  return (
    <span className="redemption-name">
      {logo && logo !== broken && <img src={logo} alt="" onError={() => setBroken(logo)} />}
      <span>
        {project.name && <strong>{project.name}</strong>}
        <span>{check}</span>
      </span>
    </span>
  );
}
