import type {
  PartnerProject,
  PartnerUser,
  SectionKey,
} from "../../shared/contracts/partnerProject.ts";

const flags = {
  locations: "locationsEditable",
  brands: "brandsEditable",
  finances: "financesEditable",
  integrations: "integrationsEditable",
} as const;

/** May anything of this section be edited: its flag says so and its counts do not say otherwise (A6.02, A6.03; where they disagree, no: fault K6). */
export function isSectionEditable(project: PartnerProject, section: SectionKey): boolean {
  if (!project[flags[section]]) return false;
  const counts = project.sectionsMetadata?.[section];
  if (!counts) return true;
  if (counts.noneEditable) return false;
  return counts.editableCount === null || counts.editableCount > 0 || counts.totalCount === 0;
}

/** Everything, whatever the permission says: the permission 'admin', or the product's own admin flag (P10). */
export function isAdmin(user: PartnerUser | null, productKey: string): boolean {
  return (
    user?.permission === "admin" || Boolean(user?.adminFlags.includes(adminFlagOf(productKey)))
  );
}

/** May this brand be edited: its section may, and it is among the person's own. */
export function isBrandEditable(
  project: PartnerProject,
  brandId: string,
  productKey: string,
): boolean {
  return isSectionEditable(project, "brands") && isOwnBrand(project, brandId, productKey);
}

/** May this location be edited: its section may, and its brand is among the person's own. */
export function isLocationEditable(
  project: PartnerProject,
  brandId: string | null,
  productKey: string,
): boolean {
  return isSectionEditable(project, "locations") && isOwnBrand(project, brandId, productKey);
}

/** May the website pop-up of this brand be worked on. */
export function isPopupEditable(
  project: PartnerProject,
  brandId: string,
  productKey: string,
): boolean {
  return isSectionEditable(project, "integrations") && isOwnBrand(project, brandId, productKey);
}

function isOwnBrand(
  { currentUser: user }: PartnerProject,
  brandId: string | null,
  productKey: string,
): boolean {
  if (isAdmin(user, productKey)) return true;
  if (!user || user.permission === "viewer") return false;
  return (
    user.editableBrandIds === null || (brandId !== null && user.editableBrandIds.includes(brandId))
  );
}

/** May the team be managed: by admins, and by whoever has permissions to give. */
export function isTeamEditable({ currentUser: user }: PartnerProject, productKey: string): boolean {
  if (isAdmin(user, productKey)) return true;
  return user !== null && user.permission !== "viewer" && Boolean(user.editablePermissions?.length);
}

/** May the project be submitted: by admins, and by editors of everything. */
export function maySubmit({ currentUser: user }: PartnerProject, productKey: string): boolean {
  if (isAdmin(user, productKey)) return true;
  return user !== null && user.permission !== "viewer" && user.editableBrandIds === null;
}

/** `is_my_dine_admin` in camelCase. */
function adminFlagOf(productKey: string): string {
  return `is_${productKey}_admin`.replace(/(?<=[a-z0-9])_+([a-z0-9])/gi, (_, letter: string) =>
    letter.toUpperCase(),
  );
}
