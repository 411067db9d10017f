import { useMemo } from "react";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import type { Integration } from "../../../../shared/contracts/partnerProject.ts";
import { WindowedList } from "../../../../shared/list/WindowedList.tsx";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import listCss from "../../list/rows.css?inline";
import { RowLink } from "../../list/RowLink.tsx";
import type { SectionProps } from "../../storeType.ts";
import { Page } from "../../shell/Page.tsx";
import { ResourceView } from "../../shell/ResourceView.tsx";
import { texts } from "./texts.ts";

type IntegrationTexts = typeof texts.messages;

/** A row of the POS list. */
interface PosRow {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly isDone: boolean;
  readonly isExplained: boolean;
}

export function Overview({ portal, project }: SectionProps) {
  const copy = useTexts(texts);
  useSheet(listCss);
  return (
    <Page screenKey="integrations" heading={copy.heading} lead={copy.lead}>
      <section className="row-block" aria-labelledby="integrations-pos">
        <h3 id="integrations-pos">{copy.pos}</h3>
        <p className="muted">{copy.posText}</p>
        <ResourceView
          resource={portal.resources.integrations}
          failed={copy.failed}
          shape={["line", "line", "line"]}
        >
          {({ integrations }) => (
            <PosList
              portal={portal}
              integrations={integrations}
              locations={project.projectLocations}
            />
          )}
        </ResourceView>
      </section>
      <section className="row-block" aria-labelledby="integrations-popup">
        <h3 id="integrations-popup">{copy.popup}</h3>
        <p className="muted">{copy.popupText}</p>
        <PopupList portal={portal} project={project} />
      </section>
    </Page>
  );
}

interface PosListProps extends Pick<SectionProps, "portal"> {
  integrations: readonly Integration[];
  locations: readonly PartnerLocation[];
}

function PosList({ portal, integrations, locations }: PosListProps) {
  const copy = useTexts(texts);
  const rows = useMemo(
    () => posRows(integrations, locations, copy),
    [integrations, locations, copy],
  );
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
          status={statusText(isDone, isExplained, copy)}
          isGood={isDone || isExplained}
          tabIndex={tabIndex}
        />
      )}
    />
  );
}

function PopupList({ portal, project: { brands } }: Pick<SectionProps, "portal" | "project">) {
  const copy = useTexts(texts);
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
            status={statusText(popupComplete, Boolean(popupIncompleteReason), copy)}
            isGood={popupComplete || Boolean(popupIncompleteReason)}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * Names and updates come from the project, which receives every write. The list says which
 * locations have a POS.
 */
function posRows(
  integrations: readonly Integration[],
  locations: readonly PartnerLocation[],
  copy: IntegrationTexts,
): PosRow[] {
  const locationsById = new Map(locations.map((location) => [location.id, location]));
  return integrations.map(({ locationId, posSystem, posComplete, posIncompleteReason }) => {
    const location = locationsById.get(locationId);
    return {
      id: locationId,
      name: location?.name?.trim() || copy.unnamedLocation,
      system: location?.posSystem ?? posSystem ?? "",
      isDone: location?.posComplete ?? posComplete,
      isExplained: Boolean(location ? location.posIncompleteReason : posIncompleteReason),
    };
  });
}

function statusText(isDone: boolean, isExplained: boolean, copy: IntegrationTexts): string {
  if (isDone) return copy.done;
  return isExplained ? copy.explained : copy.open;
}
