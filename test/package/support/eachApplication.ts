import { describe, inject } from "vitest";

const applications = inject("applications");

/** `describe` for the application with the oldest React and for the one with the newest; skipped where npm reached no registry. */
export const eachApplication = describe
  .skipIf(applications.some(({ installed }) => !installed.length))
  .each(applications);
