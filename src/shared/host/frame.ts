/**
 * Whether a loaded frame shows the browser's error page or an error of its server. Only a frame of
 * the page's own origin can be checked. A frame of another origin counts as fine.
 */
export async function isFrameBroken(frame: HTMLIFrameElement): Promise<boolean> {
  try {
    const { src, contentDocument, contentWindow } = frame;
    if (new URL(src).origin !== location.origin) return false;
    // A browser's error page is not readable, so a frame of the page's own origin then has no
    // document.
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

/**
 * Requests the same address again, because Safari does not tell the status of a frame's answer.
 * Resolves to 0 if that fails.
 */
function statusOf(url: string): Promise<number> {
  return globalThis.fetch(url, { cache: "force-cache" }).then(
    ({ status }) => status,
    () => 0,
  );
}
