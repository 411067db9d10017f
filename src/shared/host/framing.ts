import { parentOrigin } from "./parentFrame.ts";

/**
 * Whether a page of another origin that `allowed` does not name shows this one in a frame
 * (clickjacking, fault C8). A frame whose origin the browser does not tell counts as foreign.
 */
export function isFramedByForeigner(allowed: readonly string[]): boolean {
  if (window.top === window.self) return false;
  const around = framers();
  return (
    !around || around.some((origin) => origin !== location.origin && !allowed.includes(origin))
  );
}

/** The origins of all pages around this one. Null if the browser does not tell. */
function framers(): readonly string[] | null {
  if (location.ancestorOrigins) return [...location.ancestorOrigins];
  try {
    if (window.top) return [window.top.location.origin];
  } catch {
    // The outermost page has another origin.
  }
  if (window.parent !== window.top) return null;
  const origin = parentOrigin();
  // After a navigation within the frame, the referrer names this page's own origin instead of the
  // one around it.
  return origin === null || origin === location.origin ? null : [origin];
}
