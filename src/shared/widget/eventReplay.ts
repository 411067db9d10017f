export const controls = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';

const texts = "select,textarea,input:not([type=checkbox],[type=radio],[type=button],[type=submit])";

/**
 * Maps an event that was held in a snapshot to the widget's control that it pressed. Undefined if
 * it pressed none.
 */
export const replayTargets = new WeakMap<Event, HTMLElement | undefined>();

/**
 * Repeats on the mounted widget the click or Enter that its placeholder received. A click presses
 * the control that is now at that point. Without a point, or if nothing is there, the first control
 * gets the focus. For a snapshot, `replayTargets` tells what was pressed.
 */
export function replayEvent(shadow: ShadowRoot, event: Event): void {
  if (replayTargets.has(event)) return replayTargets.get(event)?.click();
  const isPointed = event instanceof MouseEvent && event.detail > 0;
  const control = isPointed ? controlAt(shadow, event) : undefined;
  if (!control) return focusFirst(shadow);
  control.focus();
  // A press on a field would only open it again.
  if (!control.matches(texts)) control.click();
}

export function focusFirst(shadow: ShadowRoot): void {
  shadow.querySelector<HTMLElement>(controls)?.focus();
}

function controlAt(
  shadow: ShadowRoot,
  { clientX, clientY }: MouseEvent,
): HTMLElement | null | undefined {
  const hit = shadow.elementFromPoint(clientX, clientY);
  return hit && shadow.contains(hit) ? hit.closest<HTMLElement>(`${controls},label`) : undefined;
}
