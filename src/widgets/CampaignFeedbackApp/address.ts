import { emailProblem } from "../../shared/forms/email.ts";
import { pathSegments, queryParameter, removeQueryParameters } from "../../shared/host/address.ts";
import { readText, writeText } from "../../shared/host/storage.ts";

/** The campaign brand's id: the third segment of the path, whatever it is made of (E9). */
export function idInPath(): string | null {
  return pathSegments("/")?.[2] ?? null;
}

/** The token leaves the address bar before anything else happens; this tab remembers it for a reload (faults A6). */
export function takeToken(id: string | null): string | null {
  const given = queryParameter("token");
  removeQueryParameters("token");
  if (!id) return null;
  const key = `campaignToken:${id}`;
  if (given) writeText("session", key, given);
  return given ?? readText("session", key);
}

/** Opens the question whether to approve, and never does more (E3, faults X12). */
export function isApprovalAsked(): boolean {
  return /^(1|true)$/i.test(queryParameter("approve") ?? "");
}

/** The reviewer's address from `em`, plain or in base64; null where it holds none (E2). */
export function reviewerIn(em: string | null): string | null {
  const plain = em?.trim() ?? "";
  return [plain, fromBase64(plain)].find((candidate) => emailProblem(candidate) === null) ?? null;
}

function fromBase64(text: string): string {
  try {
    // A `+` of base64 has become a space on its way through the query.
    const bytes = atob(text.replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true })
      .decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
      .trim();
  } catch {
    return "";
  }
}
