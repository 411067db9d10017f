import { hostDocument } from "./hostDocument.ts";

/** Hands a text to the browser as a file, such as a CSV. */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = hostDocument.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
