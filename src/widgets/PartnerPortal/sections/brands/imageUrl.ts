/** Longer addresses are not meant, in characters; pictures of the imitation travel in theirs. */
const longest = 20_000_000;

/** An address that a picture may have: the web, a path, or a picture in the address itself; null for everything else (faults B5). */
export function pictureUrl(given: string): string | null {
  const url = given.trim();
  if (!url || url.length > longest) return null;
  if (/^data:image\/(png|jpeg|webp);base64,/i.test(url)) return url;
  return /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url) ? url : null;
}
