import { Progress } from "../../../../shared/ui/Progress.tsx";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../store.ts";
import { copy } from "./copy.ts";
import type { Standing } from "./standing.ts";

/** The four sections with their counts and how far they are. */
export function SectionCards({
  portal,
  standings,
}: {
  portal: PortalStore;
  standings: readonly Standing[];
}) {
  return (
    <section className="dash-block" aria-label={copy.sections}>
      <ul className="dash-cards">
        {standings.map((standing) => (
          <li key={standing.section} className="card dash-card">
            <Card portal={portal} standing={standing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({
  portal,
  standing: { section, total, editable, percent, isEditable, next },
}: {
  portal: PortalStore;
  standing: Standing;
}) {
  const title = copy.nav[section];
  const action = isEditable ? (percent < 100 ? copy.continue : copy.review) : copy.open;
  return (
    <>
      <h3>{title}</h3>
      <p className="muted small">
        {copy.counted[section](total)} ·{" "}
        {isEditable ? copy.editable(editable, total) : copy.lookOnly}
      </p>
      <Progress label={copy.complete(percent)} value={percent} max={100} />
      <PortalLink portal={portal} to={next} className="dash-go">
        {action}
        <span className="visually-hidden"> {title}</span>
      </PortalLink>
    </>
  );
}
