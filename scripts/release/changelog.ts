const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m;

/** The notes under `## Unreleased`. Throws a readable error if there are none. */
export function unreleasedNotes(changelog: string): string {
  const [, notes = ""] = unreleased.exec(changelog) ?? [];
  if (!notes.trim())
    throw new Error("CHANGELOG.md says nothing under ## Unreleased; write what hosts must know");
  return notes.trim();
}

/**
 * The changelog with these notes under their version and day (`2026-01-31`), and an empty `##
 * Unreleased` above.
 */
export function withRelease(changelog: string, version: string, day: string): string {
  if (changelog.includes(`\n## ${version}`))
    throw new Error(`CHANGELOG.md has a section for ${version} already`);
  const notes = unreleasedNotes(changelog);
  return changelog.replace(
    unreleased,
    () => `## Unreleased\n\n## ${version} - ${day}\n\n${notes}\n\n`,
  );
}
