/** Shows the host's own placeholder again, followed by what is given. */
export function showPlaceholder({ shadowRoot }: Element, ...more: (Node | string)[]): void {
  shadowRoot?.replaceChildren(document.createElement("slot"), ...more);
}

/** A sentence and a button to try again, in the host's own looks, for a widget whose code did not load. */
export function errorFallback(element: HTMLElement, retry: () => void): (Node | string)[] {
  try {
    if (!element.shadowRoot) element.attachShadow({ mode: "open" });
  } catch {
    // An element that takes no shadow root keeps its own content.
  }
  const button = document.createElement("button");
  button.textContent = "Try again";
  button.onclick = retry;
  return ["This could not be shown. ", button];
}
