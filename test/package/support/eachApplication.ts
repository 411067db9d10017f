import { describe, inject } from "vitest";

const applications = inject("applications");

/**
 * `describe` for the applications with the oldest and the newest React. Skipped if npm reached no
 * registry.
 */
export const eachApplication = describe
  .skipIf(applications.some(({ installed }) => !installed.length))
  .each(applications);
