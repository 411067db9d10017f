import type { PartnerBrand } from "../../../../shared/contracts/partnerBrands.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { ItemForm } from "../../form/ItemForm.tsx";
import type { SectionProps } from "../../storeType.ts";
import { readBrand } from "../../brands.ts";
import { BrandEditor } from "./BrandEditor.tsx";
import { texts } from "./texts.ts";

/** Reads one brand again, so that its form never starts with the values of an old list. */
export function BrandForm(props: SectionProps & { id: string }) {
  const copy = useTexts(texts);
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
