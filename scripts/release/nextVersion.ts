const kinds = ["major", "minor", "patch"] as const;
const form = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * The version after `current`: by kind, or an explicit one. Throws a message if it is not later.
 */
export function nextVersion(current: string, wanted: string): string {
  const parts = partsOf(current);
  const kind = kinds.findIndex((known) => known === wanted);
  if (kind >= 0)
    return parts.map((part, at) => (at < kind ? part : at === kind ? part + 1 : 0)).join(".");
  const wantedParts = partsOf(wanted);
  const changedIndex = wantedParts.findIndex((part, index) => part !== parts[index]);
  if (changedIndex < 0 || (wantedParts[changedIndex] ?? 0) < (parts[changedIndex] ?? 0))
    throw new Error(`${wanted} is not later than ${current}`);
  return wanted;
}

function partsOf(version: string): number[] {
  const [, ...parts] = form.exec(version) ?? [];
  if (!parts.length)
    throw new Error(`"${version}" is no version: write ${kinds.join(", ")} or one such as 1.2.0`);
  return parts.map(Number);
}
