import { copyText } from "./clipboard.ts";

/** The result of sharing; `dismissed` when the person closed the system's own sheet. */
export type ShareResult = "shared" | "copied" | "dismissed" | "refused";

/** Offers a link through the system's share sheet, else copies it. */
export async function shareLink({
  url,
  title,
}: {
  readonly url: string;
  readonly title: string;
}): Promise<ShareResult> {
  return share({ url, title }, url);
}

/** The same with a text of some lines. */
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
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return (await copyText(copied)) ? "copied" : "refused";
}
