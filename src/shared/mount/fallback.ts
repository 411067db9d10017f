/** Shows the host's own placeholder again, followed by what is given. */
export function showPlaceholder({ shadowRoot }: Element, ...more: (Node | string)[]): void {
  shadowRoot?.replaceChildren(document.createElement("slot"), ...more);
}

/** Where the code could not be had: a few words and a button, in the host's own looks. */
export function wayOn(element: HTMLElement, retry: () => void): (Node | string)[] {
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
