import { useState } from "react";
import { useEnvironment } from "../widget/environment.ts";

/** What was typed into a widget's forms, by form; ends with the widget, whose signal nobody else has. */
const drafts = new WeakMap<AbortSignal, Map<string, unknown>>();

/**
 * State that outlives the React tree: a crash or a page translation brings it back as it was. In memory only.
 * Without a name it is ordinary state.
 */
export function useDraft<V>(
  name: string | undefined,
  initial: V,
): [V, (change: (now: V) => V) => void] {
  const { signal } = useEnvironment();
  const kept = drafts.get(signal) ?? new Map<string, unknown>();
  drafts.set(signal, kept);
  // SAFETY: only the setter below writes under this name, and it writes values of the same form.
  const [value, setValue] = useState(() =>
    name !== undefined && kept.has(name) ? (kept.get(name) as V) : initial,
  );

  function set(change: (now: V) => V): void {
    setValue((now) => {
      const next = change(now);
      if (name !== undefined) kept.set(name, next);
      return next;
    });
  }
  return [value, set];
}
