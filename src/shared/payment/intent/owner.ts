import { fromJson } from "../../api/json.ts";
import { fingerprint } from "./fingerprint.ts";

/**
 * Tells the payments of one person from those of another: by the subject that a JSON Web Token names, else by the token, since the
 * bill's calls answer with no account id. Empty for a guest. A new sign-in with another kind of token counts as another person,
 * which shows less and never more.
 */
export function ownerOf(token: string | null): string {
  return token ? fingerprint("owner", subjectIn(token) ?? token) : "";
}

/** The `sub` of a JSON Web Token; it is not verified, since it opens nothing. Null for any other token. */
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
