import { fingerprint } from "./fingerprint.ts";

/**
 * Tells the payments of one sign-in from those of another, without an account id: the bill's calls answer with none. Empty for
 * a guest. A new sign-in of the same person counts as another one, which shows less and never more.
 */
export function ownerOf(token: string | null): string {
  return token ? fingerprint("owner", token) : "";
}
