const controls = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';

const texts = "select,textarea,input:not([type=checkbox],[type=radio],[type=button],[type=submit])";

/**
 * Repeats, on the mounted widget, the click or Enter that its placeholder received: a click presses what now
 * stands at that point; without a point, or with nothing there, the first control gets the focus.
 */
export function replayEvent(shadow: ShadowRoot, event: Event): void {
  const control =
    event instanceof MouseEvent && event.detail ? controlAt(shadow, event) : undefined;
  if (!control) return focusFirst(shadow);
  // In a snapshot the field has had its click: it got the focus, which is carried over.
  if (control.matches(texts)) return;
  control.focus();
  control.click();
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
