import { call, page } from "./native.ts";

/** Shows the host's own placeholder again, followed by what is given. */
export function showPlaceholder({ shadowRoot }: Element, ...more: (Node | string)[]): void {
  shadowRoot?.replaceChildren(call(page, "createElement", "slot"), ...more);
}

/** A sentence and a button to try again, in the host's own looks, for a widget whose code did not load. */
export function errorFallback(element: HTMLElement, retry: () => void): (Node | string)[] {
  try {
    element.attachShadow({ mode: "open" });
  } catch {
    // An element that has a shadow root keeps it; one that takes none keeps its own content.
  }
  const button = call(page, "createElement", "button");
  button.textContent = "Try again";
  button.onclick = retry;
  return ["This could not be shown. ", button];
}
