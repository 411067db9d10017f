import { hashOf } from "../../api/hash.ts";
import { toJson } from "../../api/json.ts";

/** Tells two payloads apart without keeping either; salted, so that what is in it cannot be looked up in a table. */
export function fingerprint(salt: string, payload: unknown): string {
  return hashOf(salt + toJson(payload));
}
