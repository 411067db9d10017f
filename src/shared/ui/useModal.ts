import { type RefObject, useLayoutEffect, useRef } from "react";
import { useEnvironment } from "../widget/environment.ts";

const firstFields =
  "input:not([type=hidden]):not(:disabled),select:not(:disabled),textarea:not(:disabled)";

/**
 * Opens a dialog while it is rendered. Focus moves to its first field, else to its heading, and
 * back at the end.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const { shadow } = useEnvironment();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = shadow.activeElement;
    if (!dialog) return;
    dialog.showModal();
    const target =
      dialog.querySelector<HTMLElement>(firstFields) ??
      dialog.querySelector<HTMLElement>(".heading");
    target?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [shadow]);
  return ref;
}
