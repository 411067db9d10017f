import { hostDocument } from "../host/hostDocument.ts";

const touched = new WeakSet<ShadowRoot>();

/** The person has used this widget: from now on a new screen may take the focus. */
export function markTouched(shadow: ShadowRoot): void {
  touched.add(shadow);
}

/** Whether the person has used this widget. */
export function isTouched(shadow: ShadowRoot): boolean {
  return touched.has(shadow);
}

/** True where the person uses this widget and is not busy elsewhere in the page: a screen that loads without a user action must not take the focus. */
export function mayTakeFocus(shadow: ShadowRoot): boolean {
  if (!touched.has(shadow)) return false;
  const root = shadow.host.getRootNode();
  const { activeElement } = root instanceof ShadowRoot ? root : hostDocument;
  return !activeElement || activeElement === shadow.host || activeElement === hostDocument.body;
}
