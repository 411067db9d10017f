import * as z from "zod/mini";
import { hashOf } from "../api/hash.ts";
import { readStored, removeText, writeStored } from "../host/storage.ts";

/**
 * Tokens that were signed out but are still in a cookie, because the page's server has set it in a
 * way that scripts cannot clear.
 */
const key = "dining.ended";
const most = 5;
const hashes = z.array(z.string().check(z.maxLength(16))).check(z.maxLength(most));

const endedHash = (token: string): string => hashOf(`ended ${token}`);

export function isEnded(token: string): boolean {
  return (readStored("local", key, hashes) ?? []).includes(endedHash(token));
}

export function noteEnded(token: string): void {
  if (isEnded(token)) return;
  writeStored(
    "local",
    key,
    [endedHash(token), ...(readStored("local", key, hashes) ?? [])].slice(0, most),
  );
}

/** Called when the person signs in with this token again. */
export function forgetEnded(token: string): void {
  if (!isEnded(token)) return;
  const rest = (readStored("local", key, hashes) ?? []).filter((hash) => hash !== endedHash(token));
  if (rest.length) writeStored("local", key, rest);
  else removeText("local", key);
}
