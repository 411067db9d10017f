import { hostDocument } from "./hostDocument.ts";

/** Hands a text to the browser as a file, such as a CSV. */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = hostDocument.createElement("a");
  link.href = url;
  // A text from right to left has invisible characters that order what is in it.
  link.download = fileName.replaceAll(/[\u200f\u2068\u2069]/g, "");
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
