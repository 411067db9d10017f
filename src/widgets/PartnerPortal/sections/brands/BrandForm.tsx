import type { PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import { ItemForm } from "../../form/ItemForm.tsx";
import type { SectionProps } from "../../sections.ts";
import { readBrand } from "./brandById.ts";
import { BrandEditor } from "./BrandEditor.tsx";
import { copy } from "./copy.ts";

/** One brand, read anew, so that nobody edits what was there when the list was read. */
export function BrandForm(props: SectionProps & { id: string }) {
  const { portal, id } = props;
  return (
    <ItemForm<PartnerBrand>
      portal={portal}
      page="brands"
      id={id}
      words={copy}
      read={(signal) => readBrand(portal, id, signal)}
    >
      {(brand) => <BrandEditor {...props} brand={brand} />}
    </ItemForm>
  );
}
