import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { isBrandEditable, isLocationEditable, isSectionEditable } from "../../access.ts";
import type { MissingItem } from "../../missing.ts";
import type { PortalRoute } from "../../route.ts";

/** The route to the field where a missing value is entered. */
export function routeOf({ section, id, step, field }: MissingItem): PortalRoute {
  return { page: section, id, query: id === null ? { ...(step && { step }) } : { step, field } };
}

/**
 * Whether this user can enter the value. A missing location or brand can only be added by the
 * onboarding specialist.
 */
export function isItemEditable(
  project: PartnerProject,
  { section, id }: MissingItem,
  productKey: string,
): boolean {
  if (id === null) return section === "finances" && isSectionEditable(project, section);
  if (section === "brands") return isBrandEditable(project, id, productKey);
  const location = project.projectLocations.find((item) => item.id === id);
  return isLocationEditable(project, location?.partnerBrandId ?? null, productKey);
}
