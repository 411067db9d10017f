/** The system of the person's phone or tablet, as far as the browser says; null on a computer. */
export function phoneSystem(): "ios" | "android" | null {
  const { userAgent = "", maxTouchPoints = 0 } = navigator;
  if (/android/i.test(userAgent)) return "android";
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
    ? "ios"
    : null;
}

/** Whether the page stands in an app's own web view, into which the app brings its person: Android names it, and on iOS it lacks Safari's name. */
export function isAppWebView(): boolean {
  const { userAgent = "" } = navigator;
  if (/; wv\)/.test(userAgent)) return true;
  return phoneSystem() === "ios" && !userAgent.includes("Safari/");
}
