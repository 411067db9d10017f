interface Loader {
  mount(element: HTMLElement, name: string, options: object): unknown;
}

/**
 * Mounts a widget through the page's loader, like a script of the page. Further calls pass changed
 * options.
 */
export function mountWidget(element: HTMLElement, name: string, options: object): void {
  // SAFETY: a widget runs only after the loader has put itself under this name.
  const { DiningWidgets } = globalThis as unknown as { DiningWidgets: Loader };
  DiningWidgets.mount(element, name, options);
}
