import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import type { PortalStore } from "../../storeType.ts";

/** Updates the list of locations and the project after a write. */
export function applyWrittenLocations(
  portal: PortalStore,
  written: readonly PartnerLocation[],
): void {
  const byId = new Map(written.map((location) => [location.id, location]));
  const replace = (locations: readonly PartnerLocation[]): PartnerLocation[] =>
    locations.map((location) => byId.get(location.id) ?? location);
  portal.resources.locations.change(replace);
  portal.changeProject((project) => ({
    ...project,
    projectLocations: replace(project.projectLocations),
  }));
}
