import type { PartnerProject, SectionKey } from "../../../../shared/contracts/partnerProject.ts";
import { isSectionEditable } from "../../access.ts";
import type { MissingItem } from "../../missing.ts";
import type { PortalRoute } from "../../route.ts";

/** The progress of a section, for its card. */
export interface SectionProgress {
  readonly section: SectionKey;
  readonly total: number;
  readonly editable: number;
  /** Whole percent, rounded down, so that 100 means that everything is complete. */
  readonly percent: number;
  readonly isEditable: boolean;
  readonly next: PortalRoute;
}

/** The four sections, in the order in which they are filled in. */
export function progressOfSections(
  project: PartnerProject,
  missing: readonly MissingItem[],
): SectionProgress[] {
  const { projectLocations: locations, brands, finance } = project;
  const incomplete = new Set(
    missing.filter(({ step }) => step !== "finance").map(({ section, id }) => `${section} ${id}`),
  );
  const completeCount = (section: SectionKey, ids: readonly { id: string }[]): number =>
    ids.filter(({ id }) => !incomplete.has(`${section} ${id}`)).length;
  const withAccount = locations.filter(
    ({ partnerStripeAccountId }) => partnerStripeAccountId !== null,
  ).length;
  const missingSteps = stepsMissing(missing);
  const integrated =
    locations.filter(({ id }) => !missingSteps.has(`pos ${id}`)).length +
    brands.filter(({ id }) => !missingSteps.has(`website ${id}`)).length;
  return [
    progressOf(
      project,
      "locations",
      locations.length,
      percentOf(completeCount("locations", locations), locations.length),
    ),
    progressOf(
      project,
      "brands",
      brands.length,
      percentOf(completeCount("brands", brands), brands.length),
    ),
    progressOf(
      project,
      "finances",
      finance.length,
      finance.length ? percentOf(withAccount, locations.length) : 0,
    ),
    progressOf(
      project,
      "integrations",
      locations.length + brands.length,
      percentOf(integrated, locations.length + brands.length),
    ),
  ];
}

function stepsMissing(missing: readonly MissingItem[]): ReadonlySet<string> {
  return new Set(missing.map(({ step, id }) => `${step} ${id}`));
}

function progressOf(
  project: PartnerProject,
  section: SectionKey,
  count: number,
  percent: number,
): SectionProgress {
  const counts = project.sectionsMetadata?.[section];
  const total = counts?.totalCount ?? count;
  const isEditable = isSectionEditable(project, section);
  const editable = isEditable ? (counts?.editableCount ?? total) : 0;
  return {
    section,
    total,
    editable,
    percent,
    isEditable,
    next: nextRoute(section, counts?.preferredNavigationId ?? null),
  };
}

/** The route of 'Continue': the item that the server suggests, if any. */
function nextRoute(section: SectionKey, preferredId: string | null): PortalRoute {
  const hasItems = section === "locations" || section === "brands";
  return { page: section, id: hasItems ? preferredId : null, query: {} };
}

function percentOf(completeCount: number, all: number): number {
  return all ? Math.floor((100 * completeCount) / all) : 0;
}
