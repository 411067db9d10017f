import { useMemo } from "react";
import type { PartnerLocation } from "../../../../../shared/contracts/partnerLocations.ts";
import type { PartnerProject } from "../../../../../shared/contracts/partnerProject.ts";
import { useEnvironment } from "../../../../../shared/widget/environment.ts";
import { isLocationEditable } from "../../../access.ts";
import { useLoadedResource } from "../../../useResource.ts";
import type { PortalStore } from "../../../storeType.ts";
import { locationSchema } from "../values.ts";
import { choicesOf, type CellChoices } from "./cells.ts";
import {
  createRowCheck,
  indexLocations,
  withDuplicates,
  type CheckedRow,
  type ImportRow,
} from "./importRows.ts";
import { useCsvTexts } from "./useCsvTexts.ts";

interface CheckInput {
  readonly portal: PortalStore;
  readonly project: PartnerProject;
  readonly locations: readonly PartnerLocation[];
  readonly rows: readonly ImportRow[];
}

/** Checks the rows against the locations. An edit checks only its own row. */
export function useCheckedRows({ portal, project, locations, rows }: CheckInput): {
  readonly checked: readonly CheckedRow[];
  readonly choices: CellChoices;
} {
  const copy = useCsvTexts();
  const { config, country } = useEnvironment();
  const { value: accounts } = useLoadedResource(portal.resources.accounts);
  const choices = useMemo(
    () => choicesOf(project, accounts ?? project.finance, copy),
    [project, accounts, copy],
  );
  const check = useMemo(
    () =>
      createRowCheck({
        locations: indexLocations(locations),
        choices,
        schema: locationSchema(country, copy.locations.errors),
        copy,
        isEditable: ({ partnerBrandId }) =>
          isLocationEditable(project, partnerBrandId, config.product.key),
      }),
    [locations, choices, country, project, config.product.key, copy],
  );
  const checked = useMemo(() => withDuplicates(rows.map(check), copy), [rows, check, copy]);
  return { checked, choices };
}
