import themeCss from "../ui/theme.css?inline";
import { hostDocument, isShadowed } from "../host/hostDocument.ts";
import baseCss from "../ui/base.css?inline";
import type { Environment } from "./environment.ts";
import { adopt } from "./sheets.ts";

const css = themeCss + baseCss;

/**
 * Returns the element's open shadow root and creates it on first use. Throws if the element cannot
 * have one.
 */
export function shadowOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: "open" });
}

/**
 * Creates the container of a React root with the environment's theme, brand and language, after
 * everything that is already there.
 */
export function createContainer(shadow: ShadowRoot, environment: Environment): HTMLElement {
  const container = hostDocument.createElement("div");
  // React creates elements with the container's document, and elements of the page may shadow its
  // methods.
  if (isShadowed()) Object.defineProperty(container, "ownerDocument", { value: hostDocument });
  container.className = "dining";
  container.setAttribute("part", "root");
  applyTheme(container, environment);
  if (mayBeOffscreen(shadow)) skipWhileOffscreen(container);
  shadow.append(container);
  adopt(shadow, css, "base");
  return container;
}

export function applyTheme(container: HTMLElement, { lang, dir, theme, brand }: Environment): void {
  Object.assign(container, { lang, dir });
  Object.assign(container.dataset, { theme, brand });
}

/**
 * False if the widget started because it came near, or if it replaces a snapshot. A widget whose
 * layout is skipped at first would flash.
 */
function mayBeOffscreen({ host, childElementCount }: ShadowRoot): boolean {
  const load = host instanceof HTMLElement ? host.dataset["load"] : undefined;
  return !childElementCount && (load ?? "visible") !== "visible";
}

/**
 * Lets the browser skip layout and paint while the widget is far from the viewport. Nothing is
 * clipped once the widget is near.
 */
function skipWhileOffscreen(container: HTMLElement): void {
  if (!("oncontentvisibilityautostatechange" in container)) return;
  container.style.contentVisibility = "auto";
  container.addEventListener("contentvisibilityautostatechange", (event) => {
    if ("skipped" in event && !event.skipped) container.style.contentVisibility = "";
  });
}
