/** A value of the wire in words: `changes_requested` is 'Changes requested'. */
export function humanized(value: string): string {
  const words = value.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
