import { hostDocument } from "./hostDocument.ts";

/** Downloads a text as a file, such as a CSV. */
export function downloadText(fileName: string, text: string, type: string): void {
  downloadFile(fileName, new Blob([text], { type }));
}

/** Downloads a file. */
export function downloadFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = hostDocument.createElement("a");
  link.href = url;
  // A right-to-left text contains invisible characters that set its order.
  link.download = fileName.replaceAll(/[\u200f\u2068\u2069]/g, "");
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
