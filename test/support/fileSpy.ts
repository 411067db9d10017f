import { vi } from "vitest";

/** Catches downloads instead of the browser. Returns the text of the newest file. */
export function fileSpy(): () => Promise<string> | undefined {
  const texts: Promise<string>[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) texts.push(blob.text());
    return "blob:x";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return () => texts.at(-1);
}
