import type { ComponentType } from "react";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import type { SectionProps } from "./storeType.ts";

export type SectionLoader = ReturnType<typeof createLazyPart<ComponentType<SectionProps>>>;

/** Each section is a separate chunk, shared by all portals of a page. */
export const sections: Readonly<
  Record<"dashboard" | "locations" | "brands" | "finances" | "integrations" | "team", SectionLoader>
> = {
  dashboard: createLazyPart(
    async () => (await import("./sections/dashboard/Dashboard.tsx")).Dashboard,
  ),
  locations: createLazyPart(async () => (await import("./sections/locations/Section.tsx")).Section),
  brands: createLazyPart(async () => (await import("./sections/brands/Section.tsx")).Section),
  finances: createLazyPart(async () => (await import("./sections/finances/Section.tsx")).Section),
  integrations: createLazyPart(
    async () => (await import("./sections/integrations/Section.tsx")).Section,
  ),
  team: createLazyPart(async () => (await import("./sections/team/Section.tsx")).Section),
};
