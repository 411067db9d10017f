/** The system of the person's phone or tablet, as far as the browser says; null on a computer. */
export function phoneSystem(): "ios" | "android" | null {
  const { userAgent = "", maxTouchPoints = 0 } = navigator;
  if (/android/i.test(userAgent)) return "android";
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
    ? "ios"
    : null;
}
