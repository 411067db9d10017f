import { hostDocument } from "../host/hostDocument.ts";

const touched = new WeakSet<ShadowRoot>();

/** Records that the person has used this widget. From then on, a new screen may take the focus. */
export function markTouched(shadow: ShadowRoot): void {
  touched.add(shadow);
}

/** Whether the person has used this widget. */
export function isTouched(shadow: ShadowRoot): boolean {
  return touched.has(shadow);
}

/**
 * Whether the person uses this widget and is not busy elsewhere in the page. A screen that loads
 * without a user action must not take the focus.
 */
export function mayTakeFocus(shadow: ShadowRoot): boolean {
  if (!touched.has(shadow)) return false;
  const root = shadow.host.getRootNode();
  const { activeElement } = root instanceof ShadowRoot ? root : hostDocument;
  return !activeElement || activeElement === shadow.host || activeElement === hostDocument.body;
}
