/**
 * Whether a frame that has loaded shows a browser's error page, or one that its server answered with an error. Known for
 * the page's own origin alone; a frame of another origin always counts as fine.
 */
export async function isFrameBroken(frame: HTMLIFrameElement): Promise<boolean> {
  try {
    const { src, contentDocument, contentWindow } = frame;
    if (new URL(src).origin !== location.origin) return false;
    // Browsers keep their error pages to themselves: a frame of our own origin then has no document.
    if (!contentDocument) return true;
    const [navigation] = contentWindow?.performance.getEntriesByType("navigation") ?? [];
    return (
      Number(
        navigation && "responseStatus" in navigation
          ? navigation.responseStatus
          : await statusOf(src),
      ) >= 400
    );
  } catch {
    return true;
  }
}

/** Safari does not tell the status of a frame's answer, so the same address is asked once more; 0 where that is not possible. */
function statusOf(url: string): Promise<number> {
  return globalThis.fetch(url, { cache: "force-cache" }).then(
    ({ status }) => status,
    () => 0,
  );
}
