import {
  partnerLocationById,
  type PartnerLocation,
} from "../../../../shared/contracts/partnerLocations.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { ItemForm } from "../../form/ItemForm.tsx";
import type { SectionProps } from "../../storeType.ts";
import { LocationEditor } from "./LocationEditor.tsx";
import { texts } from "./texts.ts";

/** Reads one location again, so that its form never starts with the values of an old list. */
export function LocationForm(props: SectionProps & { id: string }) {
  const copy = useTexts(texts);
  const { portal, id } = props;
  return (
    <ItemForm<PartnerLocation>
      portal={portal}
      page="locations"
      id={id}
      words={copy}
      read={(signal) =>
        portal.client().call(partnerLocationById, { path: { slug: portal.slug(), id } }, { signal })
      }
    >
      {(location) => <LocationEditor {...props} location={location} />}
    </ItemForm>
  );
}
