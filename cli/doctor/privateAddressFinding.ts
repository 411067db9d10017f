import type { PageFinding } from "./finding.ts";

/**
 * The finding about an address that doctor did not fetch, because it is private and the page named
 * it.
 */
export function privateAddressFinding(message: string): PageFinding {
  return {
    check: "private-address",
    severity: "error",
    message,
    remedy:
      "visitors do not reach a private address; where it is your own test setup, --allow-private fetches it",
  };
}
