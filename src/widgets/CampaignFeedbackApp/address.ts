import { emailAddressError } from "../../shared/forms/email.ts";
import { pathSegments, queryParameter, removeQueryParameters } from "../../shared/host/address.ts";
import { readText, writeText } from "../../shared/host/storage.ts";

/** The campaign brand's id: the third segment of the path (E9). */
export function idInPath(): string | null {
  return pathSegments("/")?.[2] ?? null;
}

/**
 * Removes the token from the address bar before anything else; this tab stores it for a reload
 * (fault A6).
 */
export function takeToken(id: string | null): string | null {
  const token = queryParameter("token");
  removeQueryParameters("token");
  if (!id) return null;
  const key = `campaignToken:${id}` as const;
  if (token) writeText("session", key, token);
  return token ?? readText("session", key);
}

/**
 * Whether the address opens the confirmation of an approval; it never approves without a press (E3,
 * fault X12).
 */
export function isApprovalRequested(): boolean {
  return /^(1|true)$/i.test(queryParameter("approve") ?? "");
}

/** The reviewer's address in `em`, plain or in base64, or null (E2). */
export function reviewerIn(em: string | null): string | null {
  const plain = em?.trim() ?? "";
  return (
    [plain, fromBase64(plain)].find((candidate) => emailAddressError(candidate) === null) ?? null
  );
}

function fromBase64(text: string): string {
  try {
    // The query turns the `+` of base64 into a space.
    const bytes = atob(text.replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true })
      .decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
      .trim();
  } catch {
    return "";
  }
}
