/**
 * At most two initials of a name, whole letters of any script. Empty for a name without letters.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => word?.match(/^.\p{M}*/u)?.[0]?.toUpperCase() ?? "").join("");
}
