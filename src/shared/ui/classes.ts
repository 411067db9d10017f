/** Joins class names with spaces. Skips those that are not set. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
