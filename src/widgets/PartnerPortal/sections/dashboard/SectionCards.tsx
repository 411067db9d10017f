import { Progress } from "../../../../shared/ui/Progress.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { texts as portalTexts } from "../../texts.ts";
import type { SectionProgress } from "./sectionProgress.ts";
import { texts } from "./texts.ts";

/** The four sections with their counts and progress. */
export function SectionCards({
  portal,
  sections,
}: {
  portal: PortalStore;
  sections: readonly SectionProgress[];
}) {
  const copy = useTexts(texts);
  return (
    <section className="dash-block" aria-label={copy.sections}>
      <ul className="dash-cards">
        {sections.map((progress) => (
          <li key={progress.section} className="card dash-card">
            <Card portal={portal} progress={progress} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({
  portal,
  progress: { section, total, editable, percent, isEditable, next },
}: {
  portal: PortalStore;
  progress: SectionProgress;
}) {
  const copy = useTexts(texts);
  const { nav } = useTexts(portalTexts);
  const title = nav[section];
  const action = isEditable ? (percent < 100 ? copy.continue : copy.review) : copy.open;
  const editableText =
    editable < total ? copy.editSome({ editable, total }) : copy.editAll({ total });
  return (
    <>
      <h3>{title}</h3>
      <p className="muted small">
        {copy.counted[section]({ count: total })} · {isEditable ? editableText : copy.lookOnly}
      </p>
      <Progress label={copy.complete({ percent })} value={percent} max={100} />
      <PortalLink portal={portal} to={next} className="dash-go">
        {action}
        <span className="visually-hidden"> {title}</span>
      </PortalLink>
    </>
  );
}
