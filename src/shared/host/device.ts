/** The system of the person's phone or tablet, as far as the browser says; null on a computer. */
export function phoneSystem(): "ios" | "android" | null {
  const { userAgent = "", maxTouchPoints = 0 } = navigator;
  if (/android/i.test(userAgent)) return "android";
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
    ? "ios"
    : null;
}

/** Whether the page runs in an app's web view, where the app signs its person in: Android names it, and on iOS Safari's name is missing. */
export function isAppWebView(): boolean {
  const { userAgent = "" } = navigator;
  if (/; wv\)/.test(userAgent)) return true;
  return phoneSystem() === "ios" && !userAgent.includes("Safari/");
}
