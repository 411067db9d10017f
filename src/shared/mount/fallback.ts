import { call, page } from "./native.ts";

/** Shows the host's own placeholder again, followed by `more`. */
export function showPlaceholder({ shadowRoot }: Element, ...more: Node[]): void {
  shadowRoot?.replaceChildren(call(page, "createElement", "slot"), ...more);
}

/**
 * A sentence and a button to try again, in the host's own style, for a widget whose code did not
 * load.
 */
export function errorFallback(element: HTMLElement, retry: () => void): HTMLElement {
  try {
    element.attachShadow({ mode: "open" });
  } catch {
    // An element with a shadow root keeps it. An element that cannot have one keeps its own
    // content.
  }
  const box = call(page, "createElement", "p");
  const button = call(page, "createElement", "button");
  // Always English, because the texts in other languages load together with the code, which did not
  // load.
  box.lang = "en";
  button.textContent = "Try again";
  button.onclick = retry;
  box.append("This could not be shown. ", button);
  return box;
}
