import { hashOf } from "../../api/hash.ts";
import { toJson } from "../../api/json.ts";

/**
 * A hash that tells two payloads apart without storing them. The salt keeps a table of hashes from
 * revealing the content.
 */
export function fingerprint(salt: string, payload: unknown): string {
  return hashOf(salt + toJson(payload));
}
