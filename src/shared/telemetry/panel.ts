import css from "./panel.css?inline";
import { button, element } from "./element.ts";

/** The elements of the debug panel that `openPanel` fills. */
export interface Panel {
  /** The element whose shadow root contains all others. */
  readonly host: HTMLElement;
  readonly heading: HTMLElement;
  /** Mistakes of the page's set-up. Empty if there are none. */
  readonly mistakes: HTMLElement;
  readonly widgets: HTMLElement;
  readonly events: HTMLElement;
  readonly calls: HTMLElement;
  /** A frame that marks one element of the page. */
  readonly mark: HTMLElement;
}

/**
 * Creates an empty panel in its own shadow root. Its body can be collapsed, so that it does not
 * have to cover the page.
 */
export function createPanel(hostAttribute: string, version: string, close: () => void): Panel {
  const host = element("div", { [hostAttribute]: "" });
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const [mistakes, widgets] = [element("div", {}), element("div", {})];
  const [events, calls] = [element("div", {}), element("div", {})];
  const heading = element("h2", { tabindex: "-1" }, `Dining widgets ${version}`);
  const body = element(
    "div",
    { class: "body" },
    mistakes,
    element("h3", {}, "Widgets"),
    widgets,
    element("h3", {}, "Events"),
    events,
    element("h3", {}, "Calls of the page"),
    calls,
  );
  const fold = button("Minimize", () => {
    body.hidden = !body.hidden;
    fold.textContent = body.hidden ? "Expand" : "Minimize";
  });
  const panel = element(
    "section",
    { class: "panel", "aria-label": "Dining widgets debug panel" },
    element("header", {}, heading, fold, button("Close", close)),
    body,
  );
  panel.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  const mark = element("div", { class: "mark", hidden: "" });
  shadow.append(panel, mark);
  return { host, heading, mistakes, widgets, events, calls, mark };
}
