import type { texts } from "./texts.ts";

/** A status as text. An unknown status shows as a readable form of the server's value. */
export function statusText(
  status: string,
  { statuses }: Pick<(typeof texts)["messages"], "statuses">,
): string {
  const knownStatus = Object.entries(statuses).find(([key]) => key === status);
  if (knownStatus) return knownStatus[1];
  const words = status.replaceAll("_", " ").slice(0, 40);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
