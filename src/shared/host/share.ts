import { copyText } from "./clipboard.ts";

/** The result of sharing. `dismissed`: the person closed the system's share sheet. */
export type ShareResult = "shared" | "copied" | "dismissed" | "refused";

/** Opens the system's share sheet for a link, or copies the link if there is none. */
export async function shareLink({
  url,
  title,
}: {
  readonly url: string;
  readonly title: string;
}): Promise<ShareResult> {
  return share({ url, title }, url);
}

/** Shares a text of several lines in the same way. */
export async function shareText({
  text,
  title,
}: {
  readonly text: string;
  readonly title: string;
}): Promise<ShareResult> {
  return share({ text, title }, text);
}

async function share(data: ShareData, copied: string): Promise<ShareResult> {
  return (await openShareSheet(data)) ?? ((await copyText(copied)) ? "copied" : "refused");
}

/** Opens the system's share sheet. Null if there is none, or if it did not open. */
export async function openShareSheet(data: ShareData): Promise<"shared" | "dismissed" | null> {
  if (typeof navigator.share !== "function") return null;
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : null;
  }
}
