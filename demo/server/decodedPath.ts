/** Decodes a path's escapes; returns the path unchanged where they are malformed. */
export function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
