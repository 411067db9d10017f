import themeCss from "../ui/theme.css?inline";
import { hostDocument, isShadowed } from "../host/hostDocument.ts";
import baseCss from "../ui/base.css?inline";
import type { Environment } from "./environment.ts";
import { adopt } from "./sheets.ts";

const css = themeCss + baseCss;

/** The element's open shadow root, made on first use; throws where the element cannot have one. */
export function shadowOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: "open" });
}

/** Creates the element of a React root, in the theme, brand and language of its environment, behind all that is there. */
export function createContainer(shadow: ShadowRoot, environment: Environment): HTMLElement {
  const container = hostDocument.createElement("div");
  // React creates elements with the document of its container, which elements of the page may shadow.
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

/** False where the widget began because it came near, and where it takes the place of a snapshot: what is skipped at first flashes. */
function mayBeOffscreen({ host, childElementCount }: ShadowRoot): boolean {
  const load = host instanceof HTMLElement ? host.dataset["load"] : undefined;
  return !childElementCount && (load ?? "visible") !== "visible";
}

/** Far from the viewport the browser may skip layout and paint; once near, nothing is ever clipped. */
function skipWhileOffscreen(container: HTMLElement): void {
  if (!("oncontentvisibilityautostatechange" in container)) return;
  container.style.contentVisibility = "auto";
  container.addEventListener("contentvisibilityautostatechange", (event) => {
    if ("skipped" in event && !event.skipped) container.style.contentVisibility = "";
  });
}
