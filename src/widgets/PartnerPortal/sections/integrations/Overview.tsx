import { useMemo } from "react";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import type { Integration } from "../../../../shared/contracts/partnerProject.ts";
import { WindowedList } from "../../../../shared/list/WindowedList.tsx";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import listCss from "../../list/rows.css?inline";
import { RowLink } from "../../list/RowLink.tsx";
import type { SectionProps } from "../../sections.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { Read } from "../../shell/Read.tsx";
import { copy } from "./copy.ts";

/** A location's till as the list shows it. */
interface TillRow {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly isDone: boolean;
  readonly isExplained: boolean;
}

export function Overview({ portal, project }: SectionProps) {
  useSheet(listCss);
  return (
    <PageHead screenKey="integrations" heading={copy.heading} lead={copy.lead}>
      <section className="row-block" aria-labelledby="integrations-pos">
        <h3 id="integrations-pos">{copy.pos}</h3>
        <p className="muted">{copy.posText}</p>
        <Read
          resource={portal.resources.integrations}
          failed={copy.failed}
          shape={["line", "line", "line"]}
        >
          {({ integrations }) => (
            <Tills
              portal={portal}
              integrations={integrations}
              locations={project.projectLocations}
            />
          )}
        </Read>
      </section>
      <section className="row-block" aria-labelledby="integrations-popup">
        <h3 id="integrations-popup">{copy.popup}</h3>
        <p className="muted">{copy.popupText}</p>
        <Popups portal={portal} project={project} />
      </section>
    </PageHead>
  );
}

interface TillsProps extends Pick<SectionProps, "portal"> {
  integrations: readonly Integration[];
  locations: readonly PartnerLocation[];
}

function Tills({ portal, integrations, locations }: TillsProps) {
  const rows = useMemo(() => tillRows(integrations, locations), [integrations, locations]);
  if (!rows.length) return <p>{copy.noLocations}</p>;
  return (
    <WindowedList
      label={copy.pos}
      rows={rows}
      keyOf={({ id }) => id}
      estimatePx={73}
      heightPx={480}
      className="rows"
      render={({ id, name, system, isDone, isExplained }, { tabIndex }) => (
        <RowLink
          portal={portal}
          to={{ page: "locations", id, query: { step: "pos" } }}
          name={name}
          detail={system || copy.noPos}
          mark={markOf(isDone, isExplained)}
          isGood={isDone || isExplained}
          tabIndex={tabIndex}
        />
      )}
    />
  );
}

function Popups({ portal, project: { brands } }: Pick<SectionProps, "portal" | "project">) {
  if (!brands.length) return <p>{copy.noBrands}</p>;
  return (
    <ul className="rows">
      {brands.map(({ id, brandName, websiteUrl, popupComplete, popupIncompleteReason }) => (
        <li key={id}>
          <RowLink
            portal={portal}
            to={{ page: "integrations", id, query: {} }}
            name={brandName?.trim() || copy.unnamedBrand}
            detail={websiteUrl ?? ""}
            mark={markOf(popupComplete, Boolean(popupIncompleteReason))}
            isGood={popupComplete || Boolean(popupIncompleteReason)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Names and news come from the project, which hears of every write; the list says which locations have a till at all. */
function tillRows(
  integrations: readonly Integration[],
  locations: readonly PartnerLocation[],
): TillRow[] {
  const known = new Map(locations.map((location) => [location.id, location]));
  return integrations.map(({ locationId, posSystem, posComplete, posIncompleteReason }) => {
    const location = known.get(locationId);
    return {
      id: locationId,
      name: location?.name?.trim() || copy.unnamedLocation,
      system: location?.posSystem ?? posSystem ?? "",
      isDone: location?.posComplete ?? posComplete,
      isExplained: Boolean(location ? location.posIncompleteReason : posIncompleteReason),
    };
  });
}

function markOf(isDone: boolean, isExplained: boolean): string {
  if (isDone) return copy.done;
  return isExplained ? copy.explained : copy.open;
}
