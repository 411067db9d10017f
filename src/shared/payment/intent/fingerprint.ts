import { toJson } from "../../api/json.ts";

/**
 * Tells two payloads apart without keeping either: 53 bits of a hash (cyrb53) of the JSON, salted, so that what is in it cannot be
 * looked up in a table. It guards nothing and is no cryptography.
 */
export function fingerprint(salt: string, payload: unknown): string {
  const text = salt + toJson(payload);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
