import { useState } from "react";
import { useEnvironment } from "../widget/environment.ts";

/** The typed values of a widget's forms, by form; they end with the widget, which alone has this signal. */
const drafts = new WeakMap<AbortSignal, Map<string, unknown>>();

/**
 * State that outlives the React tree: it is unchanged after a crash or a page translation. In memory only.
 * Without a name it is ordinary state.
 */
export function useDraft<V>(
  name: string | undefined,
  initial: V,
): [V, (change: (current: V) => V) => void] {
  const { signal } = useEnvironment();
  const savedValues = drafts.get(signal) ?? new Map<string, unknown>();
  drafts.set(signal, savedValues);
  // SAFETY: only the setter below writes under this name, and it writes values of the same form.
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
