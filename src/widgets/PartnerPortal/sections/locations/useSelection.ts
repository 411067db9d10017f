import { useState } from "react";

/** The selected rows of a list. */
export interface Selection {
  /** Null while nothing is being selected. */
  readonly ids: ReadonlySet<string> | null;
  start(): void;
  end(): void;
  add(ids: readonly string[]): void;
  set(id: string, isSelected: boolean): void;
  clear(): void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  return {
    ids,
    start: () => setIds(new Set()),
    end: () => setIds(null),
    add: (more) => setIds((current) => new Set([...(current ?? []), ...more])),
    set: (id, isSelected) =>
      setIds((current) => {
        const next = new Set(current);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
    clear: () => setIds(new Set()),
  };
}
