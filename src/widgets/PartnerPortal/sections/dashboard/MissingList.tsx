import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { CheckIcon } from "../../../../shared/ui/icons/Check.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { MissingItem } from "../../missing.ts";
import { PortalLink } from "../../shell/PortalLink.tsx";
import type { PortalStore } from "../../storeType.ts";
import { useMissingTexts } from "../../useMissingTexts.ts";
import { isItemEditable, routeOf } from "./missingRoute.ts";
import { texts } from "./texts.ts";

interface MissingListProps {
  portal: PortalStore;
  project: PartnerProject;
  missing: readonly MissingItem[];
  /** Whether the list itself says how many tasks are left. */
  isCounted: boolean;
}

/** The number of listed items. The section's own list shows the rest. */
const maxGroups = 8;

/** The missing values by item, each a link to its field. */
export function MissingList({ portal, project, missing, isCounted }: MissingListProps) {
  const copy = useTexts(texts);
  const groups = groupByItem(missing);
  return (
    <section className="dash-block" aria-labelledby="dash-missing">
      <h3 id="dash-missing">{copy.missing.heading}</h3>
      {missing.length > 0 ? (
        isCounted && <p className="muted">{copy.missing.text({ count: missing.length })}</p>
      ) : (
        <p className="dash-none">
          <CheckIcon size={20} /> {copy.missing.none}
        </p>
      )}
      <ul className="dash-missing">
        {groups.slice(0, maxGroups).map((rows) => (
          <li key={`${rows[0]?.section} ${rows[0]?.id}`}>
            <MissingGroup portal={portal} project={project} rows={rows} />
          </li>
        ))}
      </ul>
      {groups.length > maxGroups && (
        <PortalLink
          portal={portal}
          to={{
            page: groups[maxGroups]?.[0]?.section ?? "locations",
            id: null,
            query: { filter: "incomplete" },
          }}
          className="dash-go"
        >
          {copy.missing.more({ count: groups.length - maxGroups })}
        </PortalLink>
      )}
    </section>
  );
}

function MissingGroup({
  portal,
  project,
  rows,
}: {
  portal: PortalStore;
  project: PartnerProject;
  rows: readonly MissingItem[];
}) {
  const copy = useTexts(texts);
  const { taskOf, nameOf } = useMissingTexts();
  const { product } = useEnvironment().config;
  const [first] = rows;
  if (!first) return null;
  const isEditable = isItemEditable(project, first, product.key);
  const name = nameOf(first);
  return (
    <>
      {name && <strong>{name}</strong>}
      <ul>
        {rows.map((row) => (
          <li key={row.field}>
            <PortalLink portal={portal} to={routeOf(row)}>
              {taskOf(row)}
              {name && <span className="visually-hidden">: {name}</span>}
            </PortalLink>
          </li>
        ))}
      </ul>
      {!isEditable && (
        <p className="muted small">
          {first.id === null && first.section !== "finances"
            ? copy.missing.specialist
            : copy.missing.others}
        </p>
      )}
    </>
  );
}

function groupByItem(missing: readonly MissingItem[]): readonly (readonly MissingItem[])[] {
  const groups = new Map<string, MissingItem[]>();
  for (const item of missing) {
    const key = `${item.section} ${item.id}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}
