import { hostDocument } from "./hostDocument.ts";

/** How long the frame stays where the browser does not report the end of printing, in milliseconds. */
const keepFrameMs = 60_000;

/** Prints a copy of some elements on a page of their own, through a hidden frame: the host page stays out of it. */
export function printDocument(title: string, elements: readonly Element[], css: string): void {
  const frame = hostDocument.createElement("iframe");
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: "fixed", width: "0", height: "0", border: "0" });
  frame.addEventListener("load", () => fill(frame, title, elements, css), { once: true });
  hostDocument.body.append(frame);
}

function fill(
  frame: HTMLIFrameElement,
  title: string,
  elements: readonly Element[],
  css: string,
): void {
  // The frame's own constructor: a document takes no style sheet of another one.
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) return frame.remove();
  const { document: page } = view;
  page.title = title;
  page.body.append(...elements.map((element) => page.importNode(element, true)));
  if (page.adoptedStyleSheets) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    page.adoptedStyleSheets = [sheet];
  }
  const remove = (): void => frame.remove();
  view.addEventListener("afterprint", () => setTimeout(remove), { once: true });
  setTimeout(remove, keepFrameMs);
  view.focus();
  view.print();
}
