import type {
  PartnerProject,
  PartnerUser,
  SectionKey,
} from "../../shared/contracts/partnerProject.ts";

const editableFlags = {
  locations: "locationsEditable",
  brands: "brandsEditable",
  finances: "financesEditable",
  integrations: "integrationsEditable",
} as const;

/**
 * Whether anything in this section can be edited: its flag says so and its counts do not contradict
 * it (A6.02, A6.03). If they disagree, it cannot (fault K6).
 */
export function isSectionEditable(project: PartnerProject, section: SectionKey): boolean {
  if (!project[editableFlags[section]]) return false;
  const counts = project.sectionsMetadata?.[section];
  if (!counts) return true;
  if (counts.noneEditable) return false;
  return counts.editableCount === null || counts.editableCount > 0 || counts.totalCount === 0;
}

/**
 * Whether the user is an admin: by the permission 'admin' or the product's admin flag (P10). Admins
 * can edit everything.
 */
export function isAdmin(user: PartnerUser | null, productKey: string): boolean {
  return (
    user?.permission === "admin" || Boolean(user?.adminFlags.includes(adminFlagOf(productKey)))
  );
}

/** Whether this brand can be edited: its section can, and the brand is assigned to the user. */
export function isBrandEditable(
  project: PartnerProject,
  brandId: string,
  productKey: string,
): boolean {
  return isSectionEditable(project, "brands") && isAssignedBrand(project, brandId, productKey);
}

/** Whether this location can be edited: its section can, and its brand is assigned to the user. */
export function isLocationEditable(
  project: PartnerProject,
  brandId: string | null,
  productKey: string,
): boolean {
  return isSectionEditable(project, "locations") && isAssignedBrand(project, brandId, productKey);
}

/** Whether this brand's website pop-up can be edited. */
export function isPopupEditable(
  project: PartnerProject,
  brandId: string,
  productKey: string,
): boolean {
  return (
    isSectionEditable(project, "integrations") && isAssignedBrand(project, brandId, productKey)
  );
}

function isAssignedBrand(
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

/** Whether the team can be managed: by admins, and by users who have permissions to give. */
export function isTeamEditable({ currentUser: user }: PartnerProject, productKey: string): boolean {
  if (isAdmin(user, productKey)) return true;
  return user !== null && user.permission !== "viewer" && Boolean(user.editablePermissions?.length);
}

/** Whether the user can submit the project: admins and editors of all brands can. */
export function isSubmitAllowed(
  { currentUser: user }: PartnerProject,
  productKey: string,
): boolean {
  if (isAdmin(user, productKey)) return true;
  return user !== null && user.permission !== "viewer" && user.editableBrandIds === null;
}

/** The camelCase form of `is_my_dine_admin`. */
function adminFlagOf(productKey: string): string {
  return `is_${productKey}_admin`.replace(/(?<=[a-z0-9])_+([a-z0-9])/gi, (_, letter: string) =>
    letter.toUpperCase(),
  );
}
