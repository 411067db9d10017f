import themeCss from "../brand/theme.css?inline";
import { hostDocument } from "../host/hostDocument.ts";
import baseCss from "../ui/base.css?inline";
import type { Environment } from "./environment.ts";
import { adopt } from "./sheets.ts";

/** The element's open shadow root, made on first use; throws where the element cannot have one. */
export function shadowOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: "open" });
}

/** Creates the element of a React root, in the theme, brand and language of its environment, in place of all that was there. */
export function createContainer(shadow: ShadowRoot, environment: Environment): HTMLElement {
  const container = hostDocument.createElement("div");
  // React reads `defaultView` off its document, which an element of the page may shadow.
  // oxlint-disable-next-line no-restricted-properties -- looked at to find out whether it is shadowed
  const { ownerDocument } = container;
  if (ownerDocument.defaultView?.document !== ownerDocument)
    Object.defineProperty(container, "ownerDocument", { value: hostDocument });
  container.className = "dining";
  container.setAttribute("part", "root");
  applyTheme(container, environment);
  skipWhileFar(container);
  shadow.replaceChildren(container);
  adopt(shadow, themeCss, "base");
  adopt(shadow, baseCss, "base");
  return container;
}

export function applyTheme(container: HTMLElement, { lang, dir, theme, brand }: Environment): void {
  Object.assign(container, { lang, dir });
  Object.assign(container.dataset, { theme, brand });
}

/** Far from the viewport the browser may skip layout and paint; once near, nothing is ever clipped. */
function skipWhileFar(container: HTMLElement): void {
  if (!("oncontentvisibilityautostatechange" in container)) return;
  container.style.contentVisibility = "auto";
  container.addEventListener("contentvisibilityautostatechange", (event) => {
    if ("skipped" in event && !event.skipped) container.style.contentVisibility = "";
  });
}
