import { useMemo } from "react";
import type { PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import { Picture } from "../../../../shared/ui/Picture.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useSheet } from "../../../../shared/widget/useSheet.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { NoRows } from "../../list/NoRows.tsx";
import { passesProgress } from "../../list/progressFilter.ts";
import { PlainRows } from "../../list/PlainRows.tsx";
import { SearchedList } from "../../list/SearchedList.tsx";
import { useMissingTexts } from "../../useMissingTexts.ts";
import { useLoadedResource } from "../../useResource.ts";
import type { PortalStore, SectionProps } from "../../storeType.ts";
import { Page } from "../../shell/Page.tsx";
import { PortalLink } from "../../shell/PortalLink.tsx";
import { ResourceView } from "../../shell/ResourceView.tsx";
import css from "./BrandList.css?inline";
import { rowsOf, type BrandRow } from "./brandRows.ts";
import { texts } from "./texts.ts";

/** All brands, with a search and a filter in the address (A2.07, A2.08). */
export function BrandList(props: SectionProps) {
  const copy = useTexts(texts);
  useSheet(css);
  return (
    <Page screenKey="brands" heading={copy.heading} lead={copy.lead}>
      <ResourceView
        resource={props.portal.resources.brands}
        failed={copy.failed}
        shape={["control", "line", "line", "line"]}
      >
        {(brands) =>
          brands.length ? (
            <Rows {...props} brands={brands} />
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
  brands,
}: SectionProps & { brands: readonly PartnerBrand[] }) {
  const copy = useTexts(texts);
  const { product } = useEnvironment().config;
  const { images } = portal.resources;
  const { value: pictures } = useLoadedResource(images);
  const rows = useMemo(
    () => rowsOf(brands, pictures?.brandImages ?? [], project, product.key, copy),
    [brands, pictures, project, product.key, copy],
  );
  return (
    <SearchedList portal={portal} route={route} rows={rows} words={copy} passes={passesProgress}>
      {(matching) => (
        <PlainRows
          label={copy.heading}
          rows={matching}
          rowPx={121}
          render={(row, tabIndex) => <BrandItem portal={portal} row={row} tabIndex={tabIndex} />}
        />
      )}
    </SearchedList>
  );
}

function BrandItem({
  portal,
  row: { id, name, description, picture, missing, isEditable },
  tabIndex,
}: {
  portal: PortalStore;
  row: BrandRow;
  tabIndex: 0 | -1;
}) {
  const copy = useTexts(texts);
  const { taskOf } = useMissingTexts();
  return (
    <PortalLink
      portal={portal}
      to={{ page: "brands", id, query: {} }}
      className="brand-row"
      tabIndex={tabIndex}
    >
      <Picture src={picture} name={name} ratio={3 / 2} className="brand-picture" />
      <span className="brand-words">
        <strong>{name}</strong>
        <span className="muted small brand-description">{description}</span>
        {missing.length > 0 && <span className="small">{missing.map(taskOf).join(" · ")}</span>}
      </span>
      <span className="brand-marks">
        {!isEditable && <span className="muted small">{copy.viewOnly}</span>}
        <span className={missing.length ? "pill warn" : "pill good"}>
          {missing.length ? copy.missing({ things: missing.length }) : copy.complete}
        </span>
      </span>
    </PortalLink>
  );
}
