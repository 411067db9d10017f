import { hostDocument } from "../host/hostDocument.ts";
import { adopt } from "./sheets.ts";

const visibleHost = ":host{display:block!important}";
const visibleInBody = ".dining{visibility:visible!important;pointer-events:auto!important}";

/**
 * Shows a rendered widget that the page hides by accident. What the host means for this element
 * stays in force: a `hidden` attribute, a class, a closed dialog around it. A rule for all elements
 * alike, or for the whole body, is undone.
 */
export function unhide(element: HTMLElement, shadow: ShadowRoot, signal: AbortSignal): void {
  if (isHiddenByElementRule(element)) adopt(shadow, visibleHost);
  if (isBodyHidden()) showUntilBodyDoes(shadow, signal);
}

/** Whether a plain `div` in the same place would be hidden as well. */
function isHiddenByElementRule(element: HTMLElement): boolean {
  const { parentElement } = element;
  if (
    element.hidden ||
    getComputedStyle(element).display !== "none" ||
    !parentElement?.checkVisibility()
  )
    return false;
  const probe = hostDocument.createElement("div");
  parentElement.append(probe);
  const isHidden = getComputedStyle(probe).display === "none";
  probe.remove();
  return isHidden;
}

function isBodyHidden(): boolean {
  return getComputedStyle(hostDocument.body).visibility === "hidden";
}

/**
 * Shows the widget while the page hides its body, as pages do for a moment while experiments load.
 * Afterwards only closer rules count.
 */
function showUntilBodyDoes(shadow: ShadowRoot, signal: AbortSignal): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(visibleInBody);
  shadow.adoptedStyleSheets.push(sheet);
  const observer = new MutationObserver(() => isBodyHidden() || end());
  const end = () => {
    observer.disconnect();
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  observer.observe(hostDocument.documentElement, { attributes: true });
  observer.observe(hostDocument.body, { attributes: true });
  observer.observe(hostDocument.head, { childList: true, subtree: true });
  signal.addEventListener("abort", end, { once: true });
}
