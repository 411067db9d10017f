/** Decodes a path's escapes. Returns the path unchanged if they are malformed. */
export function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
