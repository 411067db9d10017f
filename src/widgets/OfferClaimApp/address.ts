import { normalizeCode } from "../../shared/forms/code.ts";
import { emailProblem } from "../../shared/forms/email.ts";

/** What the address of the page says about the claim. */
export interface Prefill {
  readonly claimCode: string | null;
  readonly email: string | null;
}

/** The longest hash that is read, and the longest code, in characters. */
const longestHash = 2048;
const longestCode = 64;

/** A file of the host's own, such as `summer.html`, is no offer code. */
const file = /\.[a-z0-9]{2,5}$/i;

/**
 * The codes in a path (O1): the last segment, or the second last and the last where two follow `offers/`.
 * `segments` stand below the widget's base path; null outside of it. A base path of its own makes the first segment the code.
 */
export function codesInPath(
  segments: readonly string[] | null,
  isOwnPath: boolean,
): { offerCode: string; claimCode: string | null } {
  const all = segments ?? [];
  const after = all.slice(all.lastIndexOf("offers") + 1);
  const isAfterOffers = after.length < all.length;
  const own = isAfterOffers || isOwnPath ? after : after.slice(-1);
  const [first = "", second = ""] = own.length <= 2 ? own : own.slice(-1);
  const code = file.test(first) ? "" : codeOf(first);
  return { offerCode: code, claimCode: codeOf(second) || null };
}

/** The path inside a hash router's fragment: `#/offers/CODE?utm_source=x`. */
export function segmentsInHash(hash: string): string[] {
  const [path = ""] = hash.split("?");
  return path.startsWith("/") ? path.split("/").filter(Boolean).map(decodedSegment) : [];
}

/**
 * What a base64 hash carries (A:L35, O3, faults A5): JSON with `claim_code` and `email`, an e-mail address, or a
 * claim code. Null for everything that is not plainly one of these, so that a host's own anchors stay.
 */
export function prefillInHash(hash: string): Prefill | null {
  if (!hash || hash.length > longestHash) return null;
  const text = decodedBase64(hash)?.trim();
  if (!text) return null;
  if (text.startsWith("{")) return prefillInJson(text);
  return text.includes("@") ? prefillOf(null, text) : prefillOf(text, null);
}

function prefillInJson(text: string): Prefill | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value
      ? prefillOf(ownText(value, "claim_code"), ownText(value, "email"))
      : null;
  } catch {
    return null;
  }
}

function prefillOf(code: string | null, email: string | null): Prefill | null {
  const claimCode = (code && /^[\w -]+$/.test(code) && codeOf(code)) || null;
  const good = email && !emailProblem(email) ? email.trim() : null;
  return claimCode || good ? { claimCode, email: good } : null;
}

function ownText(value: object, key: string): string | null {
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof found === "string" ? found : null;
}

function codeOf(text: string): string {
  const code = normalizeCode(text);
  return code.length <= longestCode ? code : "";
}

/** Both alphabets, padding optional; null unless the bytes are UTF-8. */
function decodedBase64(text: string): string | null {
  try {
    const binary = atob(decodedSegment(text).replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(binary, (sign) => sign.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}

function decodedSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
