import { call, page } from "./native.ts";

/** Shows the host's own placeholder again, followed by what is given. */
export function showPlaceholder({ shadowRoot }: Element, ...more: Node[]): void {
  shadowRoot?.replaceChildren(call(page, "createElement", "slot"), ...more);
}

/** A sentence and a button to try again, in the host's own looks, for a widget whose code did not load. */
export function errorFallback(element: HTMLElement, retry: () => void): HTMLElement {
  try {
    element.attachShadow({ mode: "open" });
  } catch {
    // An element that has a shadow root keeps it; one that takes none keeps its own content.
  }
  const box = call(page, "createElement", "p");
  const button = call(page, "createElement", "button");
  // English, whatever the page's language: the catalogues travel with the code that did not arrive.
  box.lang = "en";
  button.textContent = "Try again";
  button.onclick = retry;
  box.append("This could not be shown. ", button);
  return box;
}
