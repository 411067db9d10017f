import type {
  PartnerProject,
  ProjectWarning,
} from "../../../../shared/contracts/partnerProject.ts";
import { CheckIcon } from "../../../../shared/ui/icons/Check.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { isBrandEditable, isLocationEditable, isSectionEditable } from "../../access.ts";
import type { Missing } from "../../complete.ts";
import type { Place } from "../../place.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../store.ts";
import { copy } from "./copy.ts";

interface MissingListProps {
  portal: PortalStore;
  project: PartnerProject;
  missing: readonly Missing[];
}

/** Things of which this many are listed; a chain's thousands are in the section's own list. */
const listedThings = 8;

/** What stands in the way, thing by thing, each a link to the field where it is mended. */
export function MissingList({ portal, project, missing }: MissingListProps) {
  const things = grouped(missing);
  const { warnings } = project;
  return (
    <section className="dash-block" aria-labelledby="dash-missing">
      <h3 id="dash-missing">{copy.missing.heading}</h3>
      {missing.length ? (
        <p className="muted">{copy.missing.text(missing.length)}</p>
      ) : (
        <p className="dash-none">
          <CheckIcon size={20} /> {copy.missing.none}
        </p>
      )}
      <ul className="dash-missing">
        {things.slice(0, listedThings).map((rows) => (
          <li key={`${rows[0]?.section} ${rows[0]?.id}`}>
            <Thing portal={portal} project={project} rows={rows} />
          </li>
        ))}
      </ul>
      {things.length > listedThings && (
        <PortalLink
          portal={portal}
          to={{
            page: things[listedThings]?.[0]?.section ?? "locations",
            id: null,
            query: { filter: "incomplete" },
          }}
          className="dash-go"
        >
          {copy.missing.more(things.length - listedThings)}
        </PortalLink>
      )}
      {warnings.length > 0 && <Warnings portal={portal} warnings={warnings} />}
    </section>
  );
}

function Thing({
  portal,
  project,
  rows,
}: {
  portal: PortalStore;
  project: PartnerProject;
  rows: readonly Missing[];
}) {
  const { product } = useEnvironment().config;
  const [first] = rows;
  if (!first) return null;
  const isOwn = isMendable(project, first, product.key);
  return (
    <>
      {first.name && <strong>{first.name}</strong>}
      <ul>
        {rows.map((row) => (
          <li key={row.field}>
            <PortalLink portal={portal} to={placeOf(row)}>
              {row.what}
              {row.name && <span className="visually-hidden">: {row.name}</span>}
            </PortalLink>
          </li>
        ))}
      </ul>
      {!isOwn && (
        <p className="muted small">
          {first.id === null && first.section !== "finances"
            ? copy.missing.specialist
            : copy.missing.others}
        </p>
      )}
    </>
  );
}

/** What the server itself complains of; a link as far as it says where. */
function Warnings({
  portal,
  warnings,
}: {
  portal: PortalStore;
  warnings: readonly ProjectWarning[];
}) {
  return (
    <>
      <h4>{copy.missing.server}</h4>
      <ul className="dash-warnings">
        {warnings.map((warning) => {
          const to = warningPlace(warning);
          return (
            <li key={warning.message}>
              {to ? (
                <PortalLink portal={portal} to={to}>
                  {warning.message}
                </PortalLink>
              ) : (
                warning.message
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function warningPlace({ section, id, step, field }: ProjectWarning): Place | null {
  const page = (["locations", "brands", "finances", "integrations", "team"] as const).find(
    (known) => known === section,
  );
  return page ? { page, id, query: { ...(step && { step }), ...(field && { field }) } } : null;
}

/** A missing payment account is mended in the location where it can be, else where accounts are connected. */
function placeOf({ section, id, step, field }: Missing): Place {
  return { page: section, id, query: id === null ? { ...(step && { step }) } : { step, field } };
}

function isMendable(
  project: PartnerProject,
  { section, id }: Missing,
  productKey: string,
): boolean {
  if (id === null) return section === "finances" && isSectionEditable(project, section);
  if (section === "brands") return isBrandEditable(project, id, productKey);
  const location = project.projectLocations.find((one) => one.id === id);
  return isLocationEditable(project, location?.partnerBrandId ?? null, productKey);
}

function grouped(missing: readonly Missing[]): readonly (readonly Missing[])[] {
  const things = new Map<string, Missing[]>();
  for (const one of missing) {
    const key = `${one.section} ${one.id}`;
    things.set(key, [...(things.get(key) ?? []), one]);
  }
  return [...things.values()];
}
