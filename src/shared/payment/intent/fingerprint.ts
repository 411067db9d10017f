import { hashOf } from "../../json/hash.ts";
import { toJson } from "../../json/json.ts";

/** Tells two payloads apart without keeping either; salted, so that what is in it cannot be looked up in a table. */
export function fingerprint(salt: string, payload: unknown): string {
  return hashOf(salt + toJson(payload));
}
