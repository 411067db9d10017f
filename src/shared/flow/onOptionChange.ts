import { toJson } from "../api/json.ts";

interface OptionsSource<O> {
  options(): O;
  onOptions(listener: () => void): void;
}

/** Calls `listener` when the host has changed the options that `select` returns. */
export function onOptionChange<O>(
  { options, onOptions }: OptionsSource<O>,
  select: (options: O) => unknown,
  listener: () => void,
): void {
  const selected = () => toJson(select(options()));
  let last = selected();
  onOptions(() => {
    const current = selected();
    if (current === last) return;
    last = current;
    listener();
  });
}
