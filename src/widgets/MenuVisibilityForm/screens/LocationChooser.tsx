import { memo, useMemo } from "react";
import type { MenuLocation } from "../../../shared/contracts/menus.ts";
import { SearchableSelect } from "../../../shared/list/SearchableSelect.tsx";
import { copy } from "../copy.ts";
import { nameOf } from "./nameOf.ts";

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
  const options = useMemo(
    () => locations.map((location) => ({ value: location.id, label: nameOf(location) })),
    [locations],
  );
  return (
    <SearchableSelect
      label={copy.location}
      value={chosen}
      onChange={onChoose}
      options={options}
      searchLabel={copy.find}
      resultText={resultText}
    />
  );
});

function resultText(count: number, all: number): string {
  return count ? copy.found(count, all) : copy.foundNone;
}
