import { mount as mountAnywhere, type WidgetHandle } from "./mount.ts";

export type { DiningWidgetsApi, WidgetHandle, WidgetInfo } from "./mount.ts";

const handles = new WeakMap<Element, WidgetHandle>();

/**
 * Starts a widget in an element at once, for applications that bundle the widgets themselves.
 * Importing it creates the page's one engine, as `mount.js` does, unless there already is one. On a
 * server it does nothing.
 */
export function mount(
  element: HTMLElement,
  name: string,
  options?: Record<string, unknown>,
): WidgetHandle {
  if (typeof HTMLElement === "undefined")
    throw new Error(
      "dining-widgets: DW501 mount() needs a page; call it in the browser, as in an effect.",
    );
  const handle = mountAnywhere(element, name, options);
  handles.set(element, handle);
  return handle;
}

/** Ends the widget that `mount` started in the element. The element's own content shows again. */
export function unmount(element: HTMLElement): void {
  handles.get(element)?.unmount();
}
