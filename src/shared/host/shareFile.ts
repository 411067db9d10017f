import { downloadFile } from "./output.ts";
import { openShareSheet } from "./share.ts";

/** The result of sharing a file. `saved`: it was downloaded, because the browser shares no files. */
export type ShareFileResult = "shared" | "saved" | "dismissed";

/** Opens the system's share sheet for a file and a text, or downloads the file if there is none. */
export async function shareFile(file: File, title: string, text: string): Promise<ShareFileResult> {
  const data: ShareData = { files: [file], title, text };
  const canShare = typeof navigator.canShare === "function" && navigator.canShare(data);
  const result = canShare ? await openShareSheet(data) : null;
  if (!result) downloadFile(file.name, file);
  return result ?? "saved";
}
