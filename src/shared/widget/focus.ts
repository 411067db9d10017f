import { hostDocument } from "../host/hostDocument.ts";

/** The focused element of each shadow root, until one task after it lost it: moving an element blurs what is in it. */
const focused = new WeakMap<ShadowRoot, HTMLElement>();

/** Listens in the root itself: the document receives no event when focus moves within a shadow tree. */
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

/** Gives a moved widget the focus back that the move took from it. */
export function restoreFocus(shadow: ShadowRoot): void {
  const { activeElement, body } = hostDocument;
  if (!activeElement || activeElement === body) focused.get(shadow)?.focus({ preventScroll: true });
}
