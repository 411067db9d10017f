import type { ComponentType } from "react";
import type { PartnerProject } from "../../shared/contracts/partnerProject.ts";
import { createLatePart } from "../../shared/flow/latePart.ts";
import type { Place } from "./place.ts";
import type { PortalStore } from "./store.ts";

/** What every section of the portal is given. */
export interface SectionProps {
  portal: PortalStore;
  project: PartnerProject;
  place: Place;
}

export type LateSection = ReturnType<typeof createLatePart<ComponentType<SectionProps>>>;

/** Each section is a chunk of its own, which all portals of a page share. */
export const sections: Readonly<
  Record<"locations" | "brands" | "finances" | "integrations" | "team", LateSection>
> = {
  locations: createLatePart(async () => (await import("./sections/locations/Section.tsx")).Section),
  brands: createLatePart(async () => (await import("./sections/brands/Section.tsx")).Section),
  finances: createLatePart(async () => (await import("./sections/finances/Section.tsx")).Section),
  integrations: createLatePart(
    async () => (await import("./sections/integrations/Section.tsx")).Section,
  ),
  team: createLatePart(async () => (await import("./sections/team/Section.tsx")).Section),
};
