/** The system of the person's phone or tablet, as far as the browser tells. Null on a computer. */
export function phoneSystem(): "ios" | "android" | null {
  const { userAgent = "", maxTouchPoints = 0 } = navigator;
  if (/android/i.test(userAgent)) return "android";
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)
    ? "ios"
    : null;
}

/**
 * Whether the page runs in a web view of the host's own app. `words` are parts of that app's user
 * agent.
 */
export function isOwnApp(words: readonly string[]): boolean {
  const { userAgent = "" } = navigator;
  return words.some((word) => userAgent.includes(word));
}
