import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { MissingItem } from "../../missing.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { useMissingTexts } from "../../useMissingTexts.ts";
import { isItemEditable, routeOf } from "./missingRoute.ts";
import { texts } from "./texts.ts";

interface NextTaskProps {
  portal: PortalStore;
  project: PartnerProject;
  missing: readonly MissingItem[];
}

/**
 * The first task that this user can do, with the page's primary button. Renders nothing if only
 * others can do the tasks.
 */
export function NextTask({ portal, project, missing }: NextTaskProps) {
  const copy = useTexts(texts);
  const { taskOf, nameOf } = useMissingTexts();
  const { product } = useEnvironment().config;
  const next = missing.find((item) => isItemEditable(project, item, product.key));
  if (!next) return null;
  const name = nameOf(next);
  return (
    <section className="card dash-block" aria-labelledby="dash-next">
      <p className="muted small">{copy.next.eyebrow}</p>
      <h3 id="dash-next">
        {taskOf(next)}
        {name && <span className="dash-next-name"> {name}</span>}
      </h3>
      <p className="muted">{copy.next.text({ count: missing.length })}</p>
      <PortalLink
        portal={portal}
        to={routeOf(next)}
        className="button primary"
        aria-describedby="dash-next"
      >
        {copy.next.button}
      </PortalLink>
    </section>
  );
}
