import { hostDocument } from "./hostDocument.ts";

/** Milliseconds that the frame stays if the browser does not report the end of printing. */
const keepFrameMs = 60_000;

/** Prints a copy of some elements without the host page, through a hidden frame. */
export function printDocument(title: string, elements: readonly Element[], css: string): void {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- set two lines below
  const frame = hostDocument.createElement("iframe");
  // The same origin lets this page fill the frame, and modals allow the print dialog. Scripts stay
  // forbidden.
  frame.setAttribute("sandbox", "allow-same-origin allow-modals");
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
  // SAFETY: a frame's window has its own globals. A document accepts only style sheets that were
  // created there.
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
