import { memo, useMemo } from "react";
import type { MenuLocation } from "../../../shared/contracts/menus.ts";
import { SearchableSelect } from "../../../shared/list/SearchableSelect.tsx";
import { nameOf } from "./nameOf.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface LocationChooserProps {
  locations: readonly MenuLocation[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Memoized, so that typing in the form does not render it again. */
export const LocationChooser = memo(function LocationChooser({
  locations,
  chosen,
  onChoose,
}: LocationChooserProps) {
  const copy = useTexts(texts);
  const options = useMemo(
    () => locations.map((location) => ({ value: location.id, label: nameOf(copy, location) })),
    [locations, copy],
  );
  return (
    <SearchableSelect
      label={copy.location}
      value={chosen}
      onChange={onChoose}
      options={options}
      searchLabel={copy.find}
      resultText={(count, total) => (count ? copy.found({ count, total }) : copy.foundNone)}
    />
  );
});
