/** The longest address that is used, in characters. Images of the mock API are data URLs. */
const maxLength = 20_000_000;

/** Returns an http(s) address, a path or an image data URL, or null (fault B5). */
export function imageUrl(text: string): string | null {
  const url = text.trim();
  if (!url || url.length > maxLength) return null;
  if (/^data:image\/(png|jpeg|webp);base64,/i.test(url)) return url;
  return /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url) ? url : null;
}
