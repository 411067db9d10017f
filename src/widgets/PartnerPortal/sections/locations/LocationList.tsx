import { useMemo } from "react";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import { Checkbox } from "../../../../shared/ui/Checkbox.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { NoRows } from "../../list/NoRows.tsx";
import { passesProgress } from "../../list/progressFilter.ts";
import { RowLink } from "../../list/RowLink.tsx";
import { SearchedList } from "../../list/SearchedList.tsx";
import type { SectionProps } from "../../storeType.ts";
import { Page } from "../../shell/Page.tsx";
import { ResourceView } from "../../shell/ResourceView.tsx";
import { rowsOf, type LocationRow } from "./locationRows.ts";
import { LocationTools } from "./LocationTools.tsx";
import { texts } from "./texts.ts";
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
  const selection = useSelection();
  const rows = useMemo(
    () => rowsOf(locations, project, product.key, copy),
    [locations, project, product.key, copy],
  );
  const isEditable = rows.some((row) => row.isEditable);
  return (
    <SearchedList
      portal={portal}
      route={route}
      rows={rows}
      words={copy}
      passes={passesProgress}
      rowPx={73}
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
      render={(row, tabIndex) =>
        selection.ids ? (
          <SelectableRow
            row={row}
            isSelected={selection.ids.has(row.id)}
            onSelect={selection.set}
            tabIndex={tabIndex}
          />
        ) : (
          <LocationRowLink portal={portal} row={row} tabIndex={tabIndex} />
        )
      }
    />
  );
}

interface RowProps {
  row: LocationRow;
  tabIndex: 0 | -1;
}

function LocationRowLink({
  portal,
  row: { id, name, address, missing, isEditable },
  tabIndex,
}: RowProps & Pick<SectionProps, "portal">) {
  const copy = useTexts(texts);
  return (
    <RowLink
      portal={portal}
      to={{ page: "locations", id, query: {} }}
      name={name}
      detail={address}
      status={missing ? copy.missing({ things: missing }) : copy.complete}
      isGood={missing === 0}
      note={!isEditable && copy.viewOnly}
      tabIndex={tabIndex}
    />
  );
}

function SelectableRow({
  row: { id, name, address, missing, isEditable },
  isSelected,
  onSelect,
  tabIndex,
}: RowProps & { isSelected: boolean; onSelect: (id: string, isSelected: boolean) => void }) {
  const copy = useTexts(texts);
  return (
    <div className="row-check">
      <Checkbox
        label={<strong>{name}</strong>}
        hint={isEditable ? address : copy.tools.locked}
        checked={isSelected}
        disabled={!isEditable}
        tabIndex={tabIndex}
        onChange={(isOn) => onSelect(id, isOn)}
      />
      <span className={missing ? "pill warn" : "pill good"}>
        {missing ? copy.missing({ things: missing }) : copy.complete}
      </span>
    </div>
  );
}
