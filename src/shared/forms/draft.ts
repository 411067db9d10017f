import { useState } from "react";
import { useEnvironment } from "../widget/environment.ts";

/**
 * The typed values of a widget's forms, by form. They exist as long as the widget, whose signal is
 * the key.
 */
const drafts = new WeakMap<AbortSignal, Map<string, unknown>>();

/**
 * State that outlives the React tree: it survives a crash or a page translation. It exists only in
 * memory. Without a name it is ordinary state.
 */
export function useDraft<V>(
  name: string | undefined,
  initial: V,
): [V, (change: (current: V) => V) => void] {
  const { signal } = useEnvironment();
  const savedValues = drafts.get(signal) ?? new Map<string, unknown>();
  drafts.set(signal, savedValues);
  // SAFETY: only the setter below writes under this name, with values of the same form.
  const [value, setValue] = useState(() =>
    name !== undefined && savedValues.has(name) ? (savedValues.get(name) as V) : initial,
  );

  function set(change: (current: V) => V): void {
    setValue((current) => {
      const next = change(current);
      if (name !== undefined) savedValues.set(name, next);
      return next;
    });
  }
  return [value, set];
}
