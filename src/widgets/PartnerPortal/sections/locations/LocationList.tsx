import { useMemo } from "react";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { NoRows } from "../../list/NoRows.tsx";
import { passesProgress } from "../../list/progressFilter.ts";
import { SearchedList } from "../../list/SearchedList.tsx";
import type { SectionProps } from "../../storeType.ts";
import { Page } from "../../shell/Page.tsx";
import { ResourceView } from "../../shell/ResourceView.tsx";
import { rowsOf } from "./locationRows.ts";
import { LocationTable } from "./LocationTable.tsx";
import { LocationTools } from "./LocationTools.tsx";
import { texts } from "./texts.ts";
import { useResource } from "../../useResource.ts";
import { useSelection } from "./useSelection.ts";

/** All locations, with a search and a filter in the address (A2.07, A2.08). */
export function LocationList(props: SectionProps) {
  const copy = useTexts(texts);
  return (
    <Page screenKey="locations" heading={copy.heading} lead={copy.lead}>
      <ResourceView
        resource={props.portal.resources.locations}
        failed={copy.failed}
        shape={["control", "line", "line", "line"]}
      >
        {(locations) =>
          locations.length ? (
            <Rows {...props} locations={locations} />
          ) : (
            <NoRows portal={props.portal} words={copy} />
          )
        }
      </ResourceView>
    </Page>
  );
}

function Rows({
  portal,
  project,
  route,
  locations,
}: SectionProps & { locations: readonly PartnerLocation[] }) {
  const copy = useTexts(texts);
  const { product } = useEnvironment().config;
  const { value: accounts } = useResource(portal.resources.accounts);
  const selection = useSelection();
  const rows = useMemo(
    () =>
      rowsOf(locations, {
        project,
        accounts: accounts ?? project.finance,
        productKey: product.key,
        copy,
      }),
    [locations, project, accounts, product.key, copy],
  );
  const isEditable = rows.some((row) => row.isEditable);
  return (
    <SearchedList
      portal={portal}
      route={route}
      rows={rows}
      words={copy}
      passes={passesProgress}
      renderTools={(matching) => (
        <LocationTools
          portal={portal}
          project={project}
          locations={locations}
          rows={rows}
          matching={matching}
          selection={selection}
          isEditable={isEditable}
        />
      )}
    >
      {(matching) => <LocationTable portal={portal} rows={matching} selection={selection} />}
    </SearchedList>
  );
}
