import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { MissingItem } from "../../missing.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { useMissingTexts } from "../../useMissingTexts.ts";
import { routeOf } from "./missingRoute.ts";
import { texts } from "./texts.ts";

interface NextTaskProps {
  portal: PortalStore;
  task: MissingItem;
  /** The number of all tasks that are left, with this one. */
  left: number;
}

/** The first task that this user can do, with the page's primary button. */
export function NextTask({ portal, task, left }: NextTaskProps) {
  const copy = useTexts(texts);
  const { taskOf, nameOf } = useMissingTexts();
  const name = nameOf(task);
  return (
    <section className="card dash-block" aria-labelledby="dash-next">
      <p className="muted small">{copy.next.eyebrow}</p>
      <h3 id="dash-next">
        {taskOf(task)}
        {name && <span className="dash-next-name"> {name}</span>}
      </h3>
      <p className="muted">{copy.next.text({ count: left })}</p>
      <PortalLink
        portal={portal}
        to={routeOf(task)}
        className="button primary"
        aria-describedby="dash-next"
      >
        {copy.next.button}
      </PortalLink>
    </section>
  );
}
