/**
 * Whether a frame that has loaded shows a browser's error page, or one that its server answered with an error. Known for
 * the page's own origin alone; a frame of another origin always counts as fine.
 */
export function isFrameBroken(frame: HTMLIFrameElement): boolean {
  try {
    if (new URL(frame.src).origin !== location.origin) return false;
    // Browsers keep their error pages to themselves: a frame of our own origin then has no document.
    if (!frame.contentDocument) return true;
    const [navigation] = frame.contentWindow?.performance.getEntriesByType("navigation") ?? [];
    return (
      Number(navigation && "responseStatus" in navigation ? navigation.responseStatus : 0) >= 400
    );
  } catch {
    return true;
  }
}
