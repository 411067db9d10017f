/** Class names joined by spaces; what is not set leaves no trace. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
