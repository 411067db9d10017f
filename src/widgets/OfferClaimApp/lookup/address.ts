import { hash, pathSegments, removeHash } from "../../../shared/host/address.ts";
import type { Environment } from "../../../shared/widget/environment.ts";
import { normalizeCode } from "../../../shared/forms/code.ts";
import { emailAddressError } from "../../../shared/forms/email.ts";

/** The codes and address in the hash. */
export interface Prefill {
  readonly claimCode: string | null;
  readonly email: string | null;
}

/** The longest hash and the longest code that are read, in characters. */
const maxHashLength = 2048;
const maxCodeLength = 64;

/** A file name of the host, such as `summer.html`, is not an offer code. */
const fileName = /\.(?:html?|php|aspx?|jsp)$/i;

/**
 * The codes in a path (O1): the last segment, or the last two if two segments follow `offers/`.
 * `segments` are relative to the widget's base path and null outside of it. With a base path other
 * than `/`, the first segment is the code.
 */
export function codesInPath(
  segments: readonly string[] | null,
  hasBasePath: boolean,
): { offerCode: string; claimCode: string | null } {
  const allSegments = segments ?? [];
  const after = allSegments.slice(allSegments.lastIndexOf("offers") + 1);
  const isAfterOffers = after.length < allSegments.length;
  const codeSegments = isAfterOffers || hasBasePath ? after : after.slice(-1);
  const [first = "", second = ""] =
    codeSegments.length <= 2 ? codeSegments : codeSegments.slice(-1);
  const code = fileName.test(first) ? "" : codeOf(first);
  return { offerCode: code, claimCode: codeOf(second) || null };
}

/** The path inside a hash router's fragment: `#/offers/CODE?utm_source=x`. */
export function segmentsInHash(hash: string): string[] {
  const [path = ""] = hash.split("?");
  return path.startsWith("/") ? path.split("/").filter(Boolean).map(decodedSegment) : [];
}

/**
 * Reads a base64 hash (A2.38, A2.39, O3, fault A5): JSON with `claim_code` and `email`, an e-mail
 * address, or a claim code. Returns null for anything else, so that a host's own anchors stay.
 */
export function prefillInHash(hash: string): Prefill | null {
  if (!hash || hash.length > maxHashLength) return null;
  const text = decodedBase64(hash)?.trim();
  if (!text) return null;
  if (text.startsWith("{")) return prefillInJson(text);
  return text.includes("@") ? prefillOf(null, text) : prefillOf(text, null);
}

function prefillInJson(text: string): Prefill | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value
      ? prefillOf(ownString(value, "claim_code"), ownString(value, "email"))
      : null;
  } catch {
    return null;
  }
}

function prefillOf(code: string | null, email: string | null): Prefill | null {
  const claimCode = (code && /^[\w -]+$/.test(code) && codeOf(code)) || null;
  const validEmail = email && !emailAddressError(email) ? email.trim() : null;
  return claimCode || validEmail ? { claimCode, email: validEmail } : null;
}

function ownString(value: object, key: string): string | null {
  const text: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof text === "string" ? text : null;
}

function codeOf(text: string): string {
  const code = normalizeCode(text);
  return code.length <= maxCodeLength ? code : "";
}

/** The codes in the path, or in the path of a hash router. */
export function codesInAddress({ router, basePath }: Environment) {
  if (router === "memory") return { offerCode: "", claimCode: null };
  if (router === "hash") return codesInPath(segmentsInHash(hash()), false);
  return codesInPath(pathSegments(basePath), basePath !== "/");
}

/**
 * Reads the codes in the hash; opening a link claims nothing. The hash may hold an e-mail address,
 * so it is removed from the address bar.
 */
export function takePrefill({ router }: Environment): Prefill | null {
  const prefill = router === "browser" ? prefillInHash(hash()) : null;
  if (prefill) removeHash();
  return prefill;
}

/** Decodes both base64 alphabets, padding optional; null unless the bytes are UTF-8. */
function decodedBase64(text: string): string | null {
  try {
    const binary = atob(decodedSegment(text).replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
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
