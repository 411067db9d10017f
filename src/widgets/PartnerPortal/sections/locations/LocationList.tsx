import { useMemo } from "react";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { NoRows } from "../../list/NoRows.tsx";
import { passesProgress } from "../../list/progressFilter.ts";
import { RowLink } from "../../list/RowLink.tsx";
import { SearchedList } from "../../list/SearchedList.tsx";
import type { SectionProps } from "../../sections.ts";
import { Page } from "../../shell/Page.tsx";
import { ResourceView } from "../../shell/ResourceView.tsx";
import { copy } from "./copy.ts";
import { rowsOf } from "./locationRows.ts";

/** All locations, with a search and a filter in the address (A2.07, A2.08). */
export function LocationList(props: SectionProps) {
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
  const { product } = useEnvironment().config;
  const rows = useMemo(
    () => rowsOf(locations, project, product.key),
    [locations, project, product.key],
  );
  return (
    <SearchedList
      portal={portal}
      route={route}
      rows={rows}
      words={copy}
      passes={passesProgress}
      rowPx={73}
      render={({ id, name, address, missing, isEditable }, tabIndex) => (
        <RowLink
          portal={portal}
          to={{ page: "locations", id, query: {} }}
          name={name}
          detail={address}
          status={missing ? copy.missing(missing) : copy.complete}
          isGood={missing === 0}
          note={!isEditable && copy.viewOnly}
          tabIndex={tabIndex}
        />
      )}
    />
  );
}
