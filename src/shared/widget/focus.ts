import { hostDocument } from "../host/hostDocument.ts";

/**
 * The focused element of each shadow root. It is kept for one task after it lost the focus, because
 * moving an element blurs everything in it.
 */
const focused = new WeakMap<ShadowRoot, HTMLElement>();

/**
 * Listens in the shadow root, because the document receives no event when focus moves within a
 * shadow tree.
 */
export function rememberFocus(shadow: ShadowRoot, signal: AbortSignal): void {
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  shadow.addEventListener(
    "focusin",
    ({ target }) => {
      clearTimeout(forgetting);
      if (target instanceof HTMLElement) focused.set(shadow, target);
    },
    { signal },
  );
  shadow.addEventListener(
    "focusout",
    () => (forgetting = setTimeout(() => focused.delete(shadow))),
    { signal },
  );
}

/** Restores the focus that a widget lost when it was moved. */
export function restoreFocus(shadow: ShadowRoot): void {
  const { activeElement, body } = hostDocument;
  if (!activeElement || activeElement === body) focused.get(shadow)?.focus({ preventScroll: true });
}
