interface Loader {
  mount(element: HTMLElement, name: string, options: object): unknown;
}

/** Starts a widget by the page's own loader, as a script of the page does; asked again, it takes the options that have changed. */
export function mountWidget(element: HTMLElement, name: string, options: object): void {
  // SAFETY: a widget runs only where the loader has put itself under this name.
  const { DiningWidgets } = globalThis as unknown as { DiningWidgets: Loader };
  DiningWidgets.mount(element, name, options);
}
