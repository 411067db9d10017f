import type { PartnerProject, SectionKey } from "../../../../shared/contracts/partnerProject.ts";
import { isSectionEditable } from "../../access.ts";
import type { Missing } from "../../complete.ts";
import type { Place } from "../../place.ts";

/** How a section stands, for its card. */
export interface Standing {
  readonly section: SectionKey;
  readonly total: number;
  readonly editable: number;
  /** Whole percent, rounded down, so that 100 means all. */
  readonly percent: number;
  readonly isEditable: boolean;
  readonly next: Place;
}

/** The four sections, in the order in which they are worked on. */
export function standings(project: PartnerProject, missing: readonly Missing[]): Standing[] {
  const { projectLocations: locations, brands, finance } = project;
  const incomplete = new Set(
    missing.filter(({ step }) => step !== "finance").map(({ section, id }) => `${section} ${id}`),
  );
  const done = (section: SectionKey, ids: readonly { id: string }[]): number =>
    ids.filter(({ id }) => !incomplete.has(`${section} ${id}`)).length;
  const paid = locations.filter(
    ({ partnerStripeAccountId }) => partnerStripeAccountId !== null,
  ).length;
  const missingSteps = stepsMissing(missing);
  const integrated =
    locations.filter(({ id }) => !missingSteps.has(`pos ${id}`)).length +
    brands.filter(({ id }) => !missingSteps.has(`website ${id}`)).length;
  return [
    standing(
      project,
      "locations",
      locations.length,
      share(done("locations", locations), locations.length),
    ),
    standing(project, "brands", brands.length, share(done("brands", brands), brands.length)),
    standing(
      project,
      "finances",
      finance.length,
      finance.length ? share(paid, locations.length) : 0,
    ),
    standing(
      project,
      "integrations",
      locations.length + brands.length,
      share(integrated, locations.length + brands.length),
    ),
  ];
}

function stepsMissing(missing: readonly Missing[]): ReadonlySet<string> {
  return new Set(missing.map(({ step, id }) => `${step} ${id}`));
}

function standing(
  project: PartnerProject,
  section: SectionKey,
  found: number,
  percent: number,
): Standing {
  const counts = project.sectionsMetadata?.[section];
  const total = counts?.totalCount ?? found;
  const isEditable = isSectionEditable(project, section);
  const editable = isEditable ? (counts?.editableCount ?? total) : 0;
  return {
    section,
    total,
    editable,
    percent,
    isEditable,
    next: nextPlace(section, counts?.preferredNavigationId ?? null),
  };
}

/** Where 'Continue' leads: the thing that the server prefers, where there is one of it to open. */
function nextPlace(section: SectionKey, preferredId: string | null): Place {
  const hasItems = section === "locations" || section === "brands";
  return { page: section, id: hasItems ? preferredId : null, query: {} };
}

function share(done: number, all: number): number {
  return all ? Math.floor((100 * done) / all) : 0;
}
