/** Makes a value of the API readable: `changes_requested` becomes 'Changes requested'. */
export function humanized(value: string): string {
  const words = value.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
