import { fromJson } from "../../api/json.ts";
import { fingerprint } from "./fingerprint.ts";

/**
 * Tells one person's payments from another's. Uses the subject of a JSON Web Token, otherwise the
 * token itself, since the bill's calls return no account id. Empty for a guest. A new sign-in with
 * another kind of token counts as another person, who sees less but never more.
 */
export function ownerOf(token: string | null): string {
  return token ? fingerprint("owner", subjectIn(token) ?? token) : "";
}

/**
 * The `sub` of a JSON Web Token, or null for any other token. The token is not verified, because
 * the subject gives no access.
 */
function subjectIn(token: string): string | null {
  const [, payload = "", signature] = token.split(".");
  if (!signature) return null;
  try {
    const claims = fromJson(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const subject = typeof claims === "object" && claims ? Reflect.get(claims, "sub") : null;
    return typeof subject === "string" || typeof subject === "number" ? `sub ${subject}` : null;
  } catch {
    return null;
  }
}
